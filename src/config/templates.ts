/** The pages that writers copy. No other reader looks for them. */
export const templates: ReadonlySet<string> = new Set(['guides/example', 'reference/example']);
