/**
 * The snapshot of facts, validated when it is loaded. Only for Node: pages that show facts import
 * the JSON files directly, so that no schema is sent to the browser.
 */
import brewfilesJson from './brewfiles.json';
import brewfilesNotesJson from './brewfiles-notes.json';
import {brewfilesNotesSchema, brewfilesSchema} from './brewfiles-schema';
import filesJson from './files.json';
import filesNotesJson from './files-notes.json';
import {filesNotesSchema, filesSchema} from './files-schema';
import imagesJson from './images.json';
import {imagesSchema} from './images-schema';
import messagesJson from './messages.json';
import {messagesSchema} from './messages-schema';
import osLinksJson from './os-links.json';
import {osLinksSchema} from './os-links-schema';
import questionsJson from './questions.json';
import {questionsSchema, unansweredQuestionsSchema} from './questions-schema';
import reportedMessagesJson from './reported-messages.json';
import retiredJson from './retired.json';
import {retiredSchema} from './retired-schema';
import unansweredQuestionsJson from './unanswered-questions.json';
import ujustJson from './ujust.json';
import ujustNotesJson from './ujust-notes.json';
import {ujustNotesSchema, ujustSchema} from './ujust-schema';
import {validated} from './validated';

export const ujust = validated('ujust.json', ujustSchema, ujustJson);
export const ujustNotes = validated('ujust-notes.json', ujustNotesSchema, ujustNotesJson);
export const images = validated('images.json', imagesSchema, imagesJson);
export const retired = validated('retired.json', retiredSchema, retiredJson);
export const files = validated('files.json', filesSchema, filesJson);
export const filesNotes = validated('files-notes.json', filesNotesSchema, filesNotesJson);
export const brewfiles = validated('brewfiles.json', brewfilesSchema, brewfilesJson);
export const brewfilesNotes = validated(
  'brewfiles-notes.json',
  brewfilesNotesSchema,
  brewfilesNotesJson,
);
export const messages = validated('messages.json', messagesSchema, messagesJson);
export const questions = validated('questions.json', questionsSchema, questionsJson);
export const reportedMessages = validated(
  'reported-messages.json',
  questionsSchema,
  reportedMessagesJson,
);
export const unansweredQuestions = validated(
  'unanswered-questions.json',
  unansweredQuestionsSchema,
  unansweredQuestionsJson,
);
export const osLinks = validated('os-links.json', osLinksSchema, osLinksJson);
