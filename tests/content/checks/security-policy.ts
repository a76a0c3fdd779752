import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/**
 * Style attributes that the framework writes into pages. Use a class for others, since each needs a
 * hash in the policy.
 */
const frameworkStyles: readonly string[] = [
  // The theme hides its SVG sprites with it (theme-classic 3.9.2, injectHtmlTags).
  'display: none;',
];

/** Sources that no directive may contain. */
const forbiddenSource = /'unsafe-(?:inline|eval)'|\*|^https?:$/;

/** Attributes that contain a URL. */
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

/** Finds errors in the security policy of a built page, and markup that a strict policy blocks. */
export function securityPolicyProblems({file, $}: BuiltPage): Problem[] {
  const policies = $('meta[http-equiv="Content-Security-Policy" i]');
  if (policies.length !== 1 || !$('head > :nth-child(2)').is(policies)) {
    return [{file, message: 'has no security policy directly after its encoding; build it again'}];
  }
  const policy = readPolicy(policies.attr('content') ?? '');
  return [...sourceProblems(policy), ...hashProblems(policy, $), ...markupProblems($)].map(
    (message) => ({file, message}),
  );
}

/** Parses a policy into the sources of each directive. */
function readPolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((part): [string, string[]] => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
}

function sourceProblems(policy: ReadonlyMap<string, string[]>): string[] {
  const wanted = {
    'default-src': "'none'",
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'self'",
  };
  return [
    ...[...policy].flatMap(([directive, sources]) =>
      sources
        .filter((source) => forbiddenSource.test(source))
        .map((source) => `allows ${source} in ${directive}; name what it is for`),
    ),
    ...Object.entries(wanted)
      .filter(([directive, source]) => policy.get(directive)?.join(' ') !== source)
      .map(([directive, source]) => `does not say ${directive} ${source} in its policy`),
  ];
}

function hashProblems(policy: ReadonlyMap<string, string[]>, $: CheerioAPI): string[] {
  const scripts = $('script:not([src])')
    .toArray()
    .filter((script) => !/json/.test($(script).attr('type') ?? ''));
  const textsOf = (elements: ReturnType<CheerioAPI>) =>
    elements.toArray().map((element) => $(element).text());
  // A script may write markup itself, as the one that says why a site did not load.
  const written = textsOf($(scripts)).flatMap((text) =>
    [...text.matchAll(/style="([^"]*)"/g)].map((match) => match[1] ?? ''),
  );
  const styleAttributes = $('[style]')
    .toArray()
    .map((element) => $(element).attr('style') ?? '');
  return Object.entries({
    'script-src': textsOf($(scripts)),
    'style-src': textsOf($('style')),
    'style-src-attr': [...styleAttributes, ...written],
  }).flatMap(([directive, texts]) => {
    const hashes = new Set(
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    );
    const allowed = (policy.get(directive) ?? []).filter((source) => source.startsWith("'sha"));
    const missing = [...hashes].filter((hash) => !allowed.includes(hash)).length;
    const stale = allowed.filter((hash) => !hashes.has(hash)).length;
    return [
      ...(missing > 0 ? [`has ${missing} inline texts that its ${directive} does not allow`] : []),
      ...(stale > 0 ? [`allows ${stale} texts in ${directive} that it does not have`] : []),
    ];
  });
}

function markupProblems($: CheerioAPI): string[] {
  return $('*')
    .toArray()
    .flatMap((node) => {
      const element = $(node);
      const name = element.prop('tagName')?.toLowerCase() ?? '';
      return Object.entries(element.attr() ?? {}).flatMap(([attribute, value]) => {
        if (/^on/i.test(attribute)) {
          return [`has ${attribute} on <${name}>; listen from a script instead`];
        }
        if (attribute === 'style' && !frameworkStyles.includes(value)) {
          return [`has style="${value}" on <${name}>; use a class instead`];
        }
        const isPicture = name === 'img' && /^data:image\//.test(value);
        return addresses.includes(attribute) &&
          /^\s*(?:javascript|data|vbscript):/i.test(value) &&
          !isPicture
          ? [`has ${attribute}="${value.slice(0, 40)}" on <${name}>; lead to a page instead`]
          : [];
      });
    });
}

/** The maximum length of a line in `_headers` for Cloudflare Pages. */
const maxLineLength = 2_000;

/** Finds errors in the headers for hosts, given the policies of all pages. */
export function headerProblems(file: string, text: string, pages: readonly BuiltPage[]): Problem[] {
  const lines = text.split('\n');
  const header = /^ {2}Content-Security-Policy: (?<policy>.+)$/m.exec(text)?.groups?.policy ?? '';
  const policy = readPolicy(header);
  const lacking = pages.filter(({$}) =>
    [...readPolicy($('meta[http-equiv="Content-Security-Policy" i]').attr('content') ?? '')].some(
      ([directive, sources]) =>
        sources.some((source) => source !== "'none'" && !policy.get(directive)?.includes(source)),
    ),
  );
  return [
    ...(lines[0] === '/*' ? [] : ['does not begin with /*']),
    ...(policy.get('frame-ancestors')?.join(' ') === "'none'"
      ? []
      : ["does not say frame-ancestors 'none'"]),
    ...lacking.map(({route}) => `refuses something that ${route} allows`),
    ...lines
      .filter((line) => line.length > maxLineLength)
      .map(
        (line) => `has a line of ${line.length} characters; hosts read ${maxLineLength} at most`,
      ),
  ].map((message) => ({file, message}));
}
