// Extracts a page's critical CSS: the rules whose classes all occur in its HTML.
/** @param {string} css minified, without nesting @param {string} html */
export function criticalCss(css, html) {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names]) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    ),
  );
  const parts = parse(css);
  const layers = new Set(
    parts.filter(([prelude]) => prelude.startsWith('@layer ')).flatMap(([prelude]) => prelude.slice(7).split(',')),
  );
  const critical = `@layer ${[...layers].join()};${filter(parts, classes)}`;
  const animations = critical.replace(/@keyframes/g, '');
  return critical.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) =>
    new RegExp(`animation[^;}]*\\b${name}\\b`).test(animations) ? rule : '',
  );
}

/** [prelude, children | declarations][] ; a statement without block has no second part. */
function parse(css) {
  let at = 0;
  const block = () => {
    const parts = [];
    let start = at;
    for (; at < css.length; at++) {
      const character = css[at];
      if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
      else if (character === '\\') at++;
      else if (character === '(') at = closing(css, at);
      else if (character === ';') {
        parts.push([css.slice(start, at)]);
        start = at + 1;
      } else if (character === '{') {
        const prelude = css.slice(start, at++);
        parts.push([prelude, block()]);
        start = at + 1;
      } else if (character === '}') break;
    }
    const rest = css.slice(start, at);
    if (rest.trim()) parts.push([rest]);
    return parts;
  };
  return block();
}

function closing(css, from) {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === '(') depth++;
    else if (css[at] === ')' && --depth === 0) return at;
  }
  return css.length;
}

function filter(parts, classes) {
  return parts
    .map(([prelude, inner]) => {
      if (!inner) return `${prelude};`;
      if (/^@(?:media|supports|layer|container|starting-style)/.test(prelude)) {
        const rules = filter(inner, classes);
        return rules ? `${prelude}{${rules}}` : '';
      }
      const isNeeded =
        prelude.startsWith('@') ||
        splitSelectors(prelude).some((selector) => classNames(selector).every((name) => classes.has(name)));
      return isNeeded ? `${prelude}{${print(inner)}}` : '';
    })
    .join('');
}

const print = (parts) =>
  parts.map(([prelude, inner]) => (inner ? `${prelude}{${print(inner)}}` : `${prelude};`)).join('');
const splitSelectors = (prelude) => prelude.split(/,(?![^(]*\))/);
const classNames = (selector) =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name]) =>
    name.replace(/\\([0-9a-f]{1,6}) /gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16))).replace(/\\(.)/g, '$1'),
  );
