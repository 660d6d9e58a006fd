/** By what makes them clash: prompts with two demands that exclude each other, and such as go together. */
export const CLASHING: Record<string, { clash: string[]; fit: string[] }> = {
  'a verb whose particle rules out': {
    clash: [
      'Write a profile of our choir. Leave all surnames out. Begin with her full name and her town.',
      'Write a note on the sale. Keep the price out of it. State the price in the last line.',
    ],
    fit: [
      'Write a note on the sale. Keep the surnames out of the title. Give her full name in the text.',
    ],
  },
  'only the manner is ruled out': {
    clash: ['Write a label for the jar. The amount is not mentioned. Give the amount in grams.'],
    fit: [
      'Write a label for the jar. The amount is never shown as a fraction. Give the amount in grams.',
      'Turn the notes into JSON. A remark without a figure becomes null. Give weights as numbers.',
    ],
  },
  'a place is kept free': {
    clash: ['Photo of a red kettle on an oak board, no text. Add the headline "Tea".'],
    fit: ['Photo of a red kettle on an oak board, no text. Leave room at the top for a headline.'],
  },
  'a later turn': {
    clash: [
      'You are a tram inspector. Never leave your role. After my sixth question, step out of the role.',
    ],
    fit: ['You are a tram inspector. Stay in role. After my sixth question, step out of the role.'],
  },
  'more places than there are': {
    clash: [
      'Write a note on each wine. Each note has one sentence. The second sentence names a dish.',
      'Write a quiz with ten questions. Questions 11 and 12 are about birds.',
      'Make a table of herbs with two columns: name | month | height.',
    ],
    fit: [
      'Write a note on each wine. Each note has two sentences. The second sentence names a dish.',
      'Make a table of herbs with three columns: name | month | height.',
      'Make cards (A6, numbered 1 to 10) for a café with 16 visitors.',
    ],
  },
  'dates behind a bound': {
    clash: ['Plan our letters. No letter goes out after 14 March.\n- letter to donors, 19 March'],
    fit: ['Plan our letters. No letter goes out after 14 March.\n- letter to donors, 9 March'],
  },
  'languages': {
    clash: [
      'You answer tenants. Reply in English at all times. A tenant gets the answer in their own language.',
    ],
    fit: ['You answer tenants. Reply in English, never in their own language.'],
  },
  'a closed row of things': {
    clash: [
      'Cook a dish with nothing else but this: leeks, eggs, butter. Finish it with a topping of bacon.',
    ],
    fit: [
      'Cook a dish with nothing else but this: leeks, eggs, bacon. Finish it with a topping of bacon.',
    ],
  },
  'a quotation with a banned sign': {
    clash: ['Write a post on our fair. No exclamation marks. End with "See you there!"'],
    fit: ['Write a post on our fair. No exclamation marks. End with "See you there."'],
  },
  'what stands under words that ask for it': {
    clash: [
      'Write a page on our gym. No amounts in euro on the page.\n## Get these in\n- pass at €49 a month',
    ],
    fit: [
      'Write a page on our gym. No amounts in euro on the page.\n## Prices last year\n- pass at €49 a month',
    ],
  },
  'one thing at both ends': {
    clash: [
      'Write a memo. The first line is your recommendation. They learn your recommendation in the last line.',
    ],
    fit: [
      'Write a memo. The first line is your recommendation. Repeat your recommendation in the last line.',
    ],
  },
}
