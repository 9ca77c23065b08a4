/* Before the first paint: the theme the link asks for, else the one the reader chose here, else the system's. */
(() => {
  var asked = new URLSearchParams(location.search);
  var theme = asked.get('theme');
  /* An embed page that is to hide something shows nothing until it has. */
  if (asked.get('hide')) document.documentElement.dataset.veiled = '';
  /* One that asks for a guess shows the question alone. */
  if (asked.get('predict')) document.documentElement.dataset.asked = '';
  if (theme !== 'light' && theme !== 'dark') {
    try {
      theme = localStorage.getItem('area-map.theme');
    } catch {
      theme = null;
    }
  }
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.dataset.theme = theme;
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.content = theme === 'dark' ? '#191815' : '#fcfbf7';
  });
})();
