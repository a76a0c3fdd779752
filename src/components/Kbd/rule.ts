import type {ComponentRule} from '../rules';
import {isKey, keyMeantBy, keysOf} from './keys';

export default {
  form: 'the keys as a keyboard shows them, with + between them: <Kbd>Ctrl+Alt+T</Kbd>',
  faultsOf: ({text}) =>
    keysOf(text)
      .filter((key) => !isKey(key))
      .map((key) => {
        const meant = keyMeantBy(key);
        return {what: `names the key "${key}"`, ...(meant && {instead: `"${meant}"`})};
      }),
} satisfies ComponentRule;
