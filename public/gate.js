/* On a page without a language: go on to the reader's, with query and anchor. Without this script both links stand. */
(() => {
  var query = new URLSearchParams(location.search);
  var wanted = [query.get('lang')];
  try {
    wanted.push(localStorage.getItem('area-map.lang'));
  } catch {
    wanted.push(null);
  }
  wanted = wanted.concat(navigator.languages || [navigator.language], 'en');
  for (var i = 0; i < wanted.length; i++) {
    var known = /^(zh|en)\b/i.exec(wanted[i] || '');
    if (!known) continue;
    var search = location.search;
    /* A language that was understood has done its work; one that was not stays, and the page will say so. */
    if (i === 0) search = search.replace(/([?&])lang=[^&]*&?/, '$1').replace(/[?&]$/, '');
    location.replace(document.getElementById(`to-${known[1].toLowerCase()}`).href + search + location.hash);
    return;
  }
})();
