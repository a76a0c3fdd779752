import {localServers, type AskFields} from '../../config/ask';
import {defaultContext, smallestContext} from './fitPassages';
import type {Model} from './chat';
import {isObject} from './failure';

/** Where answers come from: the text of the site alone, a server of the reader's, or the site's. */
export type Source = 'docs' | 'local' | 'hosted';

/** What a reader has set. */
export interface AskSettings {
  source: Source;
  /** The address of the reader's own server; one of `localServers`. */
  endpoint: string;
  /** The name of the model there; empty until one is chosen. */
  model: string;
  /** How much the model can read and write at once, in tokens. */
  context: number;
}

/** The key of the settings in the local storage. */
export const settingsKey = 'aurora-ask';

/** The largest context that can be set. More passages than a question has are never sent. */
export const largestContext = 131_072;

export const defaultSettings: AskSettings = {
  source: 'docs',
  endpoint: localServers[0]?.endpoint ?? '',
  model: '',
  context: defaultContext,
};

/** Reads stored settings; what cannot be used any more is as it was at first. */
export function parseSettings(text: string | null, fields: AskFields): AskSettings | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(value)) {
    return undefined;
  }
  const {source, endpoint, model, context} = value;
  return {
    source:
      (source === 'local' && fields.allowsLocal) || (source === 'hosted' && fields.hosted)
        ? source
        : 'docs',
    endpoint:
      localServers.find((server) => server.endpoint === endpoint)?.endpoint ??
      defaultSettings.endpoint,
    model: typeof model === 'string' ? model : '',
    context: contextFrom(context),
  };
}

/** Returns a context within the limits. */
export function contextFrom(value: unknown): number {
  const tokens = typeof value === 'number' && Number.isFinite(value) ? value : defaultContext;
  return Math.round(Math.min(largestContext, Math.max(smallestContext, tokens)));
}

/** Returns the model that answers, or undefined if none is to. */
export function modelIn(settings: AskSettings, fields: AskFields): Model | undefined {
  const {source, endpoint, model} = settings;
  if (source === 'hosted') {
    return fields.hosted;
  }
  return source === 'local' && model !== '' ? {endpoint, model} : undefined;
}
