import * as z from 'zod';
import {sectionSchema} from './section-schema';
import {unique} from './source-schema';

/** What a message can be about, in the order of the page, with the headings of their lists. */
export const messageTopics = {
  start: 'Starting and the boot loader',
  updates: 'Updates and images',
  disks: 'Disks and encryption',
  installation: 'Installation',
  hardware: 'Graphics, sound and devices',
  desktop: 'Desktop and login',
  network: 'Network and sharing',
  software: 'Apps and package managers',
  containers: 'Containers and virtual machines',
  games: 'Games and streaming',
} as const;

export type MessageTopic = keyof typeof messageTopics;

const message = z.strictObject({
  topic: z.enum(Object.keys(messageTopics) as [MessageTopic, ...MessageTopic[]]),
  /** As a program prints it, without what differs between computers; `…` stands for that. */
  message: z.string().max(120, 'is longer than 120 characters; keep its fixed words'),
  /** What it means, and the first thing to do if the page does not say it. */
  meaning: z
    .string()
    .max(180, 'is longer than 180 characters; keep what a reader needs on the spot')
    .regex(/\.$/, 'is not a sentence; end it with a full stop'),
  page: sectionSchema,
  /** Where the message and its meaning were read. */
  source: z.url(),
});

const part = z.strictObject({
  /** The names by which a part of the computer appears in logs, most telling first. */
  names: z.array(z.string().min(2)).min(1),
  /** What it is, in words of a reader. */
  part: z.string(),
  page: sectionSchema,
});

/** messages.json: messages of programs, and names. Written by hand. */
export const messagesSchema = z.strictObject({
  messages: unique(message, (entry) => entry.message),
  parts: unique(part, ({part}) => part),
});

export type Messages = z.infer<typeof messagesSchema>;
