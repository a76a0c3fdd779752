/** The parameters of the ranking, tuned with `npm run search:eval`. */
export const weights = {
  /** Exponents of the score and the coverage of the whole page, and of the coverage of the section. */
  pageScore: 0.4,
  pageCoverage: 0.7,
  sectionCoverage: 0.5,
  /** The breadth of a page is the sum of its sections' coverages, each to the power of `coverage`. */
  breadth: {exponent: 0.6, coverage: 4},
  /**
   * The factor for the largest share of a query that one text or wording of a section has: the least,
   * and its exponent. It tells more than the coverage of a long section.
   */
  together: {least: 0.2, exponent: 2.5},
  /** Boosts for a page whose title or keywords match the query, or begin with it. */
  titleMatch: 1,
  titlePrefix: 3,
  /** The boost for a section of which one wording is the query. */
  askedAs: {boost: 10, exponent: 1.5},
  /** The boosts for the section and for the page that all wordings like the query lead to. */
  similarWordings: {section: 20, page: 5},
  /** The boost for a section whose heading is the query; one that shares words with it has little. */
  heading: {boost: 3, exponent: 2.5},
  /**
   * The boost for a section with a row of a table about the query, unless the query is the heading of
   * a section.
   */
  row: {boost: 6, exponent: 1.5},
  /** The minimum coverage of a page's best section. A title match adds up to `titleCoverage`. */
  minCoverage: 0.35,
  titleCoverage: 0.2,
  /** The minimum of other pages once one has that: the best page is often not the one with most words. */
  otherCoverage: 0.2,
  /** The minimum if no page reaches that, and how many words of the query its sections must have. */
  partial: {coverage: 0.2, words: 2},
  /** The same for a message, most of whose words are often about one computer. */
  message: {coverage: 0.12, words: 2},
  /**
   * From which sum of evidence on a match comes near a query, and from which it is surely about all of
   * it, in the unit of the logarithm of a score. To that logarithm come its lead over the best match of
   * another page, up to `most`, and the resemblance to a wording of its section. It loses the
   * resemblance to a question that no page answers, the missing share of the query, and something for a
   * word that no page has. The weights are those of a logistic regression on the open queries, rounded.
   * Short queries and quotes are sure by their coverage.
   */
  closeness: {
    near: 3.25,
    sure: 9.8,
    lead: {weight: 0.8, most: 3},
    own: 5,
    unanswered: 20,
    unknown: 2,
    missing: 6,
    short: {words: 3, coverage: 0.9},
    quoted: {coverage: 0.9, bestText: 3, message: 0.8},
  },
  /** The factor for a section whose heading is what the reader wants explained, whatever the rank of its page. */
  definition: 12,
  /** The information of a function word, relative to that of other words as frequent. */
  functionWord: 0.3,
  /** The information and the score of a filler word, relative to those of other words. */
  fillerWord: 0.3,
  /** The same for a number: a year or a version is on many pages by chance. */
  number: 0.5,
  /** How much a word of the circumstances counts, relative to one that says what happens. */
  circumstance: 0.8,
  /** The least information of a word that expresses an intent: "not" and "start" are on most pages. */
  intentWord: 0.4,
  /** The information of a word that no page contains, relative to that of the rarest word. */
  unknownWord: 0.4,
  unknownNumber: 0.05,
  /**
   * The boost for a section that answers an intent, by the share of the query that expresses it, and how
   * much the words that it lacks count.
   */
  answer: {boost: 200, exponent: 5},
  answerMisses: 0.5,
  /** How many of the best matches are reranked: for a query, and for a message. */
  reranked: {query: 60, message: 300},
} as const;
