import { articleText } from '#app/content/domain/article'
import type { HelpAnswer } from '#app/content/domain/help_file'
import { WordSearch } from '#app/templates/domain/search/word_search'

interface SearchedAnswer {
  id: string
  question: string
  text: string
}

/** Words that people use for the same thing when they ask for help. Each may stand for all of its group. */
const GROUPS = [
  'delete remove erase close',
  'cost price pay charge fee money',
  'refund money-back return',
  'buy upgrade purchase subscribe',
  'cancel end stop unsubscribe',
  'download export save',
  'import upload migrate load transfer paste csv file',
  'sync synchronize notion',
  'restore recover undelete undo bring back',
  'login signin sign password account',
  'shortcut key keyboard hotkey',
  'share link send publish',
  'model ai llm gpt provider',
  'flow workflow automation chain',
  'cli terminal command api token',
  'private secret personal confidential privacy data',
  'score rating grade quality points',
  'template example ready library',
  'credit quota limit allowance',
  'theme dark light color',
]

/** Finds answers by words, also where those are misspelled, not finished, or others for the same thing. */
export class HelpSearch extends WordSearch<SearchedAnswer> {
  constructor(answers: readonly HelpAnswer[]) {
    super(
      answers.map(({ id, question, parts }) => ({ id, question, text: articleText(parts) })),
      {
        fields: { question: 4, text: 1 },
        synonyms: GROUPS,
      }
    )
  }
}
