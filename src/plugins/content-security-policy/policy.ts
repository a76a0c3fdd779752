import {createHash} from 'node:crypto';
import type {InlineCode} from './inline';

/** A Content Security Policy: each directive with its sources. */
type Directives = Record<string, readonly string[]>;

const self = "'self'";
const none = "'none'";

/** The source expression by which a policy allows one text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/**
 * The policy of a page. What it does not name is not loaded at all.
 *
 * @param inline the page's own inline code; no other runs
 * @param origins the origins that pages may ask: those of a hosted search, and of language models
 */
export function policyOf(inline: InlineCode, origins: readonly string[]): Directives {
  const {scripts, styles, styleAttributes} = inline;
  return {
    'default-src': [none],
    'script-src': [self, ...scripts.map(hashSource)],
    'style-src': [self, ...styles.map(hashSource)],
    // Without 'unsafe-hashes' a hash is about <style> alone; it allows these values and no other.
    'style-src-attr':
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(hashSource)] : [none],
    // Pictures in style sheets, and those in pages that the bundler found small, are data: URLs.
    'img-src': [self, 'data:'],
    'connect-src': [self, ...origins],
    'worker-src': [self],
    'form-action': [self],
    'base-uri': [self],
    'frame-src': [none],
    'object-src': [none],
  };
}

/** A policy as pages and headers state it; it holds neither a double quote nor a line break. */
export function textOfPolicy(policy: Directives): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
