import {expect, test} from 'vitest';
import {retiredImagesText} from '../../../../src/content/generated-text/images';

test('what replaces a retired image is written as what one types, and the rest as text', () => {
  const lines = retiredImagesText().split('\n');
  expect(lines.find((line) => line.startsWith('- `stable-daily`'))).toMatch(
    /: use `stable`; `latest` for daily builds$/,
  );
  expect(lines.find((line) => line.startsWith('- `aurora-nvidia`'))).toMatch(
    /: use `aurora-nvidia-open`, for Turing cards and newer$/,
  );
});
