/** The pages that writers copy. Their samples say nothing to other readers. */
export const templates: ReadonlySet<string> = new Set(['guides/example', 'reference/example']);
