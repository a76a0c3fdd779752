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

export const ujust = ujustSchema.parse(ujustJson);
export const ujustNotes = ujustNotesSchema.parse(ujustNotesJson);
export const images = imagesSchema.parse(imagesJson);
export const retired = retiredSchema.parse(retiredJson);
export const files = filesSchema.parse(filesJson);
export const filesNotes = filesNotesSchema.parse(filesNotesJson);
export const brewfiles = brewfilesSchema.parse(brewfilesJson);
export const brewfilesNotes = brewfilesNotesSchema.parse(brewfilesNotesJson);
export const messages = messagesSchema.parse(messagesJson);
export const questions = questionsSchema.parse(questionsJson);
export const reportedMessages = questionsSchema.parse(reportedMessagesJson);
export const unansweredQuestions = unansweredQuestionsSchema.parse(unansweredQuestionsJson);
export const osLinks = osLinksSchema.parse(osLinksJson);
