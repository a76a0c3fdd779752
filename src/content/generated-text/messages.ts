import {messages as facts} from '../facts/facts';
import {messageTopics, type MessageTopic} from '../facts/messages-schema';
import {code} from './table';

/** Lists the messages by topic, each with its meaning and the section that helps. */
export function messagesText({messages} = facts): string {
  return (Object.keys(messageTopics) as MessageTopic[])
    .map((topic) => ({topic, found: messages.filter((message) => message.topic === topic)}))
    .filter(({found}) => found.length > 0)
    .map(({topic, found}) =>
      [
        `### ${messageTopics[topic]} {#${topic}}`,
        found
          .map(({message, meaning, page}) => `- [${code(message)}](${page})\\\n  ${meaning}`)
          .join('\n'),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** Lists the names that stand in messages, with the part of the computer that they belong to. */
export function partsText({parts} = facts): string {
  return parts
    .map(({names, part, page}) => `- [${part}](${page}): ${names.map(code).join(', ')}`)
    .join('\n');
}
