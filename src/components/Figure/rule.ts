import {isImage, type ComponentRule} from '../rules';

export default {
  form: 'one image, an empty line, and one paragraph as its caption',
  faultsOf: ({children: [image, caption, ...rest]}) => {
    if (!image || !isImage(image)) {
      return [{what: 'does not begin with an image'}];
    }
    return caption?.type === 'paragraph' && !isImage(caption) && rest.length === 0
      ? []
      : [{what: 'does not have exactly one caption'}];
  },
} satisfies ComponentRule;
