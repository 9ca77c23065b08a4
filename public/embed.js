/*
 * A figure of the book as an element, for pages of other sites:
 *
 *   <script src="https://…/embed.js"></script>
 *   <area-map figure="temperature/dial" params="T=0.3" hide="logits"></area-map>
 *
 * No dependencies, nothing left behind on the page but the element. The README of the book says what it can do.
 */
(() => {
  const own = document.currentScript || document.querySelector('script[src*="embed.js"]');
  const base = new URL('.', own ? own.src : location.href).href;
  /* Those that only the frame's page reads; `params` alone can change while it stands. */
  const PASSED = ['hide', 'lock', 'predict', 'theme'];
  const OWN = ['figure', 'lang', 'title', 'width', 'height'];
  const HEIGHT = 760;
  /* Milliseconds after which a question counts as unanswered. */
  const PATIENCE = 20_000;
  let questions = 0;

  class AreaMap extends HTMLElement {
    static observedAttributes = ['params', ...PASSED, ...OWN];

    /** What the figure said last: `{ params, readouts, link }`; undefined until it stands. */
    state = undefined;
    #frame = undefined;
    #waiting = new Map();
    #unsent = [];
    #ready = false;
    #planned = false;
    #shown = { address: '', params: '' };
    #heard = (event) => this.#hear(event);

    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
      addEventListener('message', this.#heard);
      this.#update();
    }

    disconnectedCallback() {
      removeEventListener('message', this.#heard);
      this.#forget();
    }

    attributeChangedCallback() {
      if (this.#planned || !this.isConnected) return;
      this.#planned = true;
      queueMicrotask(() => {
        this.#planned = false;
        if (this.isConnected) this.#update();
      });
    }

    /** Set parameters, as in a link or by name; gives the state that follows, with what was `refused`. */
    set(params) {
      return this.#ask({ event: 'set', params });
    }

    get() {
      return this.#ask({ event: 'get' });
    }

    /** Back to what the attributes say. */
    reset() {
      return this.#ask({ event: 'set', params: this.#params(), whole: true });
    }

    #params() {
      return (this.getAttribute('params') || '').replace(/^\?/, '').replaceAll('#', '%23');
    }

    /** The address of the frame without parameters, and what is wrong with the attributes. */
    #address() {
      const figure = (this.getAttribute('figure') || '').replace(/^\/|\/$/g, '');
      if (!/^[\w-]+\/[\w-]+$/.test(figure))
        return { wrong: `figure="${figure}" should name a chapter and a figure, as in figure="temperature/dial"` };
      const asked = this.getAttribute('lang');
      const around = this.closest('[lang]')?.getAttribute('lang') || 'en';
      const lang = asked || (/^zh\b/i.test(around) ? 'zh' : 'en');
      if (lang !== 'zh' && lang !== 'en') return { wrong: `lang="${lang}" should be zh or en` };
      const theme = this.getAttribute('theme');
      if (theme && theme !== 'light' && theme !== 'dark') return { wrong: `theme="${theme}" should be light or dark` };
      const query = PASSED.filter((name) => this.getAttribute(name))
        .map((name) => `${name}=${encodeURIComponent(this.getAttribute(name)).replaceAll('%2C', ',')}`)
        .join('&');
      return { address: `${base}embed/${lang}/${figure}/`, query };
    }

    #update() {
      const { address, query, wrong } = this.#address();
      const length = (name) => (this.getAttribute(name) || '').replace(/^\d+$/, '$&px');
      this.style.display = 'block';
      this.style.maxWidth = '100%';
      this.style.width = length('width');
      if (wrong) return this.#complain(wrong);
      const whole = `${address}?${query}`;
      const params = this.#params();
      if (this.#frame && whole === this.#shown.address) {
        this.#frame.title = this.getAttribute('title') || this.#frame.title;
        if (params === this.#shown.params) return;
        this.#shown.params = params;
        this.reset().catch(() => {});
        return;
      }
      this.#forget();
      this.#shown = { address: whole, params };
      const frame = document.createElement('iframe');
      frame.loading = 'lazy';
      frame.title = this.getAttribute('title') || this.getAttribute('figure');
      frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads');
      frame.allow = 'fullscreen; clipboard-write';
      frame.style.cssText = 'display:block;border:0;width:100%;color-scheme:normal';
      frame.style.height = length('height') || `${HEIGHT}px`;
      frame.src = `${address}?${[params, query].filter(Boolean).join('&')}`;
      this.#frame = frame;
      this.shadowRoot.replaceChildren(frame);
    }

    /** Said where the figure would be, with whatever the element holds for those who run no scripts. */
    #complain(wrong) {
      this.#forget();
      const line = document.createElement('p');
      line.setAttribute('role', 'alert');
      line.style.cssText = 'margin:0;padding:.6em .8em;border:1px solid;font:16px/1.5 sans-serif';
      line.textContent = `<area-map>: ${wrong}.`;
      this.shadowRoot.replaceChildren(line, document.createElement('slot'));
    }

    #forget() {
      this.#frame?.remove();
      this.#frame = undefined;
      this.#ready = false;
      this.state = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('the figure is gone'));
      this.#waiting.clear();
      this.#unsent = [];
    }

    #ask(question) {
      const frame = this.#frame;
      if (!frame) return Promise.reject(new Error('no figure stands here'));
      /* Whoever asks does not wait for a reader to scroll. */
      frame.loading = 'eager';
      const id = `q${++questions}`;
      const message = { type: 'area-map', version: 1, id, ...question };
      return new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        setTimeout(() => this.#waiting.delete(id) && reject(new Error('the figure gives no answer')), PATIENCE);
        if (this.#ready) this.#send(message);
        else this.#unsent.push(message);
      });
    }

    /* The frame's origin is opaque, so that no other name for it can be given. */
    #send(message) {
      this.#frame.contentWindow.postMessage(message, '*');
    }

    #hear({ source, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (data?.type !== 'area-map' || data.version !== 1) return;
      if (data.event === 'size') {
        if (data.height > 0 && data.height < 20_000) this.#frame.style.height = `${data.height}px`;
        return;
      }
      const { event, id, params, readouts, link, refused } = data;
      this.state = { params, readouts, link };
      if (event === 'ready') {
        this.#ready = true;
        for (const message of this.#unsent.splice(0)) this.#send(message);
      }
      if (event === 'state') this.#waiting.get(id)?.resolve({ ...this.state, refused });
      if (event === 'state') this.#waiting.delete(id);
      if (event === 'ready' || event === 'changed')
        this.dispatchEvent(new CustomEvent(event === 'ready' ? 'ready' : 'change', { detail: this.state }));
      if (event === 'guessed')
        this.dispatchEvent(new CustomEvent('guess', { detail: { ...this.state, guess: data.guess } }));
    }
  }

  if (!customElements.get('area-map')) customElements.define('area-map', AreaMap);
})();
