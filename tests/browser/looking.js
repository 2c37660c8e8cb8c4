// What a page of the table shows, in one look; and what goes over its socket.
(() => {
  let drawn = 0;
  crypto.getRandomValues = (bytes) => bytes.fill(++drawn % 251); // the page's salts, the same in every run

  const lines = []; // the last ones, for whoever must find out what went wrong
  const answers = []; // all that were sent
  const doubled = []; // answers that were sent before the last one was answered
  const note = (line) => {
    lines.push(line.slice(0, 200));
    if (lines.length > 40) lines.shift();
  };
  window.WebSocket = class extends WebSocket {
    underWay = false;

    constructor(...where) {
      super(...where);
      this.addEventListener('close', () => { looking.closed += 1; });
      this.addEventListener('message', ({ data }) => {
        note(`< ${data}`);
        if (/^\d+ (ask|wait|over|refused|error) /.test(data)) this.underWay = false;
        const [, view] = /^\d+ view (.*)$/s.exec(data) ?? [];
        if (view) looking.view = JSON.parse(view);
      });
    }

    send(said) {
      // Of two at one screen either may be the first to add a salt.
      const line = said.replace(/^salt .*/, `salt ${'5a'.repeat(16)}`);
      note(`> ${line}`);
      if (line.startsWith('do ')) {
        if (this.underWay) doubled.push(line);
        this.underWay = true;
        answers.push(line);
        stir();
      }
      if (!looking.mute) super.send(line);
    }
  };

  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown']) {
    const told = ({ type, target, key = '', clientX = '', clientY = '' }) =>
      note(`. ${type} ${key}${clientX} ${clientY} ${target.tagName} ${target.className} ${target.closest?.('button')?.innerText.slice(0, 40) ?? ''}`);
    addEventListener(kind, told, { capture: true });
  }

  const all = (parts, of = document) => [...of.querySelectorAll(parts)];
  const shown = (element) => element.checkVisibility();
  const text = (element) => element?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  const handles = (elements) =>
    [...new Set(elements.map((card) => Number(card.dataset.handle ?? card.dataset.candidate)))].sort((a, b) => a - b);
  const usable = (button) => button !== null && !button.disabled && button.ariaDisabled !== 'true';
  const digits = (parts) => all(parts).map((key) => key.innerText).filter((key) => /^\d$/.test(key));

  function look() {
    const prompt = document.querySelector('.prompt');
    const mine = prompt?.classList.contains('mine') ?? false;
    const pending = Boolean(prompt?.dataset.pending);
    const over = document.querySelector('section.end') !== null;
    const curtain = document.querySelector('.curtain') !== null;
    const lost = document.querySelector('.state.open') === null;
    const cards = all('main button[data-handle], [data-hand] button[data-handle]').filter((card) => shown(card) && !card.closest('.tray'));
    const seen = {
      answered: answers.length,
      ask: Number(prompt?.dataset.ask ?? 0),
      pending,
      over,
      curtain,
      question: text(prompt?.querySelector('.question')),
      body: [...all('.prompt .body, .prompt .answers, .prompt .passing')].map(text).join(' | '),
      chosen: prompt?.dataset.chosen ?? null,
      number: document.querySelector('.prompt form[data-range]') !== null,
      candidates: handles(all('.prompt [data-candidate], button[data-handle][aria-pressed]').filter(shown)),
      piles: all('button.pile.wanted').length,
      opened: all('dialog.looked[open]').length,
      send: usable(document.querySelector('[data-send=chosen]')),
      decline: usable(document.querySelector('[data-send=none]')),
      able: handles(cards.filter((card) => card.matches('.able') && !card.closest('dialog'))),
      targets: handles(cards.filter((card) => card.matches('.target') && !card.closest('dialog'))),
      entries: all('[role=menu] .entry:not(.doubt)').map(text),
      answers: all('.prompt .answers button').length,
      passing: all('.prompt .passing button').length,
      answerKeys: digits('.prompt .answers kbd'),
      passingKeys: digits('.prompt .passing kbd'),
    };
    const settled = over || curtain || (prompt !== null && !pending && !lost);
    return { ...seen, settled, any: true, ready: settled && (mine || over || curtain), mark: JSON.stringify(seen) };
  }

  const SELDOM = 250; // milliseconds
  const waiting = new Set();
  const stir = () => waiting.forEach((wake) => wake());
  new MutationObserver(stir).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

  /** Calls back soon after the page has changed, or after a while if nothing tells of a change: a look costs layout. */
  function onChange(then) {
    let soon = 0;
    const done = () => {
      waiting.delete(wake);
      clearTimeout(soon);
      clearTimeout(late);
      then();
    };
    const wake = () => { soon ||= setTimeout(done, 10); };
    const late = setTimeout(done, SELDOM);
    waiting.add(wake);
  }

  /** The first look that is not like the one before and at which the page is settled, or ready, or any; `late` if none comes. */
  function next(before, wanted, patience) {
    const end = performance.now() + patience;
    return new Promise((resolve) => {
      const glance = () => {
        const seen = look();
        const late = performance.now() > end;
        if (late || (seen[wanted] && seen.mark !== before)) resolve({ ...seen, late });
        else onChange(glance);
      };
      glance();
    });
  }

  const frame = () => new Promise(requestAnimationFrame);

  /** Where something that can be seen can be clicked although other cards lie upon it; null if it is hidden or moves. */
  async function pointOf(parts) {
    const found = all(parts).find(shown);
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const before = JSON.stringify(found?.getBoundingClientRect());
    await frame();
    await frame();
    const box = found?.getBoundingClientRect();
    if (!box || JSON.stringify(box) !== before) return null;
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const right of [0.1, 0.25, 0.5, 0.75, 0.9]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (found.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    }
    return null;
  }

  /** What can be pressed but can't be brought into sight, or lies under something else. */
  function unreachable() {
    const open = document.querySelector('dialog:modal') ?? document; // nothing behind it is meant to be
    const pressed = all('a[href], button, input, select, summary', open).filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.skip, [inert]') && !one.disabled);
    return pressed.filter((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((right) => [0.1, 0.3, 0.5, 0.7, 0.9].map((down) => [left + width * right, top + height * down]));
      const label = one.closest('label');
      return !spots.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return one.contains(found) || (label?.contains(found) ?? false);
      });
    }).map((one) => `${one.className} ${text(one) || one.ariaLabel}`);
  }

  window.looking = { look, next, pointOf, unreachable, closed: 0, lines, answers, doubled };
})();
