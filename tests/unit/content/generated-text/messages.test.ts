import {expect, test} from 'vitest';
import {messagesText, partsText} from '../../../../src/content/generated-text/messages';

const facts = {
  messages: [
    {
      topic: 'games' as const,
      message: 'no `uinput`',
      meaning: 'The controller has no device.',
      page: '/guides/gaming#controllers',
      source: 'https://example.org/a',
    },
    {
      topic: 'start' as const,
      message: 'error: no such device',
      meaning: 'The disk is not found.',
      page: '/guides/rescue-mode#grub-rescue',
      source: 'https://example.org/b',
    },
  ],
  parts: [{names: ['hci0', 'bluetoothd'], part: 'Bluetooth', page: '/guides/hardware#bluetooth'}],
};

test('messages are listed by topic, each with its meaning and a link', () => {
  expect(messagesText(facts)).toBe(
    [
      '### Starting and the boot loader {#start}',
      '- [`error: no such device`](/guides/rescue-mode#grub-rescue)\\\n  The disk is not found.',
      '### Games and streaming {#games}',
      '- [`` no `uinput` ``](/guides/gaming#controllers)\\\n  The controller has no device.',
    ].join('\n\n'),
  );
});

test('names are listed with the part of the computer that they belong to', () => {
  expect(partsText(facts)).toBe('- [Bluetooth](/guides/hardware#bluetooth): `hci0`, `bluetoothd`');
});
