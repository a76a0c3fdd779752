/** The one helper of tslib that `@docusaurus/utils-common` calls, as TypeScript defines it. */
export function __importDefault<T>(module: T): T | {default: T} {
  return isEsModule(module) ? module : {default: module};
}

function isEsModule(module: unknown): boolean {
  return typeof module === 'object' && module !== null && '__esModule' in module;
}
