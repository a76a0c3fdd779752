import {stemOf} from './stem';
import {stopWords} from './terms';

/** Words that hold a sentence together, besides the stop words. */
export const connectives: readonly string[] = (
  'above across after again against all almost along already also although always another anymore anyone ' +
  'anything because before behind below beside besides between beyond both cannot ' +
  'during each either else enough ever every few first further he her here hers him his however indeed let ' +
  'instead just last least less like many might more most much must neither never next no nor not now ' +
  'often once one only onto other others ought ours over own perhaps quite rather really same several she ' +
  'since some someone something soon still such than those though through thus together too toward two ' +
  'under unless until upon us very via well whether while whole whom whose within without yes yet yours'
).split(' ');

/** Function words, which include the stop words. */
const functionWords = new Set([...stopWords, ...connectives].map(stemOf));

/**
 * Everyday words that have little to do with computers, but differ in only one or two letters from a
 * word of the site. Limited to the most common words of English.
 */
const everydayWords = new Set(
  (
    'morning noon sometimes constantly basically absolutely possibly honestly perfectly personally nine great ' +
    'dumb silly annoying upset scared tired sick lonely calm sweet bitter cheap smart brave evil wild holy ' +
    'polite rude quiet loud tough sharp thick thin worst hate hope wish fear doubt bet admit shame luck pain ' +
    'trick crap hell shit yeah nope guys folks dude pal mate shout scream cry smile discuss reply apologize ' +
    'knew heard hear stare confused man men mom wife professor lawyer police army president king queen prince ' +
    'princess lord guest hero coach crew customer life alive died dying death born birth wedding shot shoot ' +
    'fight war peace cook lunch meal bread meat soup rice butter cake tea beer bottle plate spoon taste smell ' +
    'dream bath shower wash wear wore worn shirt shoe coat pants glove pocket belt nose mouth shoulder chest ' +
    'leg foot breath bone fever wound heal house roof wall stair curtain oven class exam court bank shop mall ' +
    'park beach lake mountain wood leaf grass rock stone sand dirt farm road bus train boat bike trip book ' +
    'poem pen movie dance band concert drum poker camp tent hunt gift prize cash buck euro price paid bought ' +
    'sold rent spend spent earn waste insurance hire fired bird sheep goat bear lion tiger duck bee sun moon ' +
    'rain snow storm wind heat cold warm flame green brown pink silver gold iron steel walk swim flew ride ' +
    'rode drove threw thrown kick beat blow blew grab lean lend lent pour rise rose risen shake shine sing ' +
    'sang slide slip steal stole struck sweep tear tore torn weep bend bent bleed dig drew fall fell fed felt ' +
    'grow grew ring rung seek beg chase dare deal excite invite paint plant pray rob spill study succeed ' +
    'tease tidy stuff chance speed weight sight soft dirty tall deep flat steep rare political national ' +
    'interest pressure mind till whoa darling angel spot lots nuts dick blind fake agree babe trade criminal ' +
    'bury male crane monkey glasses gate positive bond grade shock wise witch sport bust closet fate lover ' +
    'disgusting grave stock sale bride trap pity cent miserable squad creature wave gods authority presence ' +
    'cage loan soda purse trail bout defend vice prime reward clue laws starving tone gamble wade dull rage ' +
    'reception eastern rally shelf dear seat west'
  )
    .split(' ')
    .map(stemOf),
);

/**
 * Words of a sentence that name neither a thing nor what happens to it. Pages are terse, so that these
 * are rare in them and would weigh as much as the subject: "looking for a way to repair it".
 */
const fillerWords = new Set(
  (
    'able actually amount anyway apparently appreciate ask asked away bad basically begin behave believe best better ' +
    'big bit bring brought call called came care case certain certainly clearly come coming completely correctly ' +
    'couple course current currently day decide decided definitely different easily easy end entire entirely ' +
    'especially everyone everything exactly fact fairly far feel figure find fine found full fully gave general get ' +
    'getting give given giving go goes going good got guess guide hand happen happened happening hard hear hello help ' +
    'hey hi hope idea immediately keep keeps kept kind knew know known late lately leave left let lets life like ' +
    'little long look looking looks lost lot lots made main mainly make makes making maybe mean means mention method ' +
    'moment mostly need needed needs nice normal normally nothing notice noticed obviously occasionally offer offers ' +
    'often okay old opinion option options part people person place please plenty point possible possibly prefer ' +
    'pretty probably proper properly put question random randomly reading realize really reason recent recently ' +
    'regular right sadly saw say saying says see seem seems seen sense showing side simple simply small solution ' +
    'somebody somehow sometime sometimes somewhere sort specific stay strange straight stuff suddenly suggest suppose ' +
    'supposed sure tell thank thanks thing things think thinking thought thread time today told tonight took total ' +
    'totally tried tries try trying understand usual usually various versus vs want laptop pc notebook computer machine wanted wants way ways week weird went wonder ' +
    'wondering work working works worry year years yesterday'
  )
    .split(' ')
    .map(stemOf),
);

/** Whether a word is in sentences about anything, so that it says little about a subject. */
export function isFillerWord(stem: string): boolean {
  return fillerWords.has(stem);
}

/** Whether a term of the index is a function word, so that typos are not corrected to it. */
export function isFunctionWord(stem: string): boolean {
  return functionWords.has(stem);
}

/** Whether a word is in any sentence: "no", "not", "need". */
export function saysLittle(stem: string): boolean {
  return isFunctionWord(stem) || isFillerWord(stem);
}

/** Whether a word is ordinary English, so that it is not a typo even if no text contains it. */
export function isEverydayWord(stem: string): boolean {
  return everydayWords.has(stem) || functionWords.has(stem);
}
