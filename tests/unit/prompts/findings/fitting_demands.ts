/** Prompts with two demands that only look as if they excluded each other. */
export const FITTING = [
  'Write a note on the sale. Keep the surnames out of the title. Give her full name in the text.',
  'Write a label for the jar. The amount is never shown as a fraction. Give the amount in grams.',
  'Turn the notes into JSON. A remark without a figure becomes null. Give weights as numbers.',
  'Photo of a red kettle on an oak board, no text. Leave room at the top for a headline.',
  'You are a tram inspector. Stay in role. After my sixth question, step out of the role.',
  'Write a note on each wine. Each note has two sentences. The second sentence names a dish.',
  'Make a table of herbs with three columns: name | month | height.',
  'Make cards (A6, numbered 1 to 10) for a café with 16 visitors.',
  'Plan our letters. No letter goes out after 14 March.\n- letter to donors, 9 March',
  'You answer tenants. Reply in English, never in their own language.',
  'Cook a dish with nothing else but this: leeks, eggs, bacon. Finish it with a topping of bacon.',
  'Write a post on our fair. No exclamation marks. End with "See you there."',
  'Write a page on our gym. No amounts in euro on the page.\n## Prices last year\n- pass at €49 a month',
  'Write a memo. The first line is your recommendation. Repeat your recommendation in the last line.',
]
