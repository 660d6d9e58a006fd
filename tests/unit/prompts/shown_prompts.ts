/** By what makes an example known: prompts whose example breaks a rule, and such as have none or a good one. */
export const SHOWN: Record<string, { broken: string[]; whole: string[] }> = {
  'a clause that says how one looks': {
    broken: [
      'Write captions for our bakery. No exclamation marks.\nHere is one that we used in May: "Fresh rolls!"',
      'Write an entry for each plate, in lower case.\nEntry as it should look: blue Plate',
    ],
    whole: [
      'Write captions for our bakery. No exclamation marks.\nHere is one that we used in May: "Fresh rolls."',
      'Write captions for our bakery. No exclamation marks. Not like the one we used in May: "Fresh rolls!"',
    ],
  },
  'a pair of input and output': {
    broken: [
      'Label each mail as URGENT, NORMAL or LOW.\nMail: "The server is down."\nLabel: HIGH',
      'Rate each review from 1 to 5.\nReview: "Kind staff."\nRating: 9',
    ],
    whole: [
      'Label each mail as URGENT, NORMAL or LOW.\nMail: "The server is down."\nLabel: LOW',
      'Explain how the pump works in the second person.\n1. How much: 3 ml\n2. How long: 30 seconds',
    ],
  },
  'an arrow': {
    broken: ['Turn each date into the form YYYY-MM-DD.\n5 March 2021 -> 05/03/2021'],
    whole: ['Turn each date into the form YYYY-MM-DD.\n5 March 2021 -> 2021-03-05'],
  },
  'a tag': {
    broken: [
      'Write claims for a bus.\n- the word "magic" is off limits\n<tone_sample>Feel the magic.</tone_sample>',
    ],
    whole: [
      'Write claims for a bus.\n- the word "magic" is off limits\n<tone_sample>Feel the night.</tone_sample>',
    ],
  },
  'a sign between fields': {
    broken: ['Suggest herbs. Put semicolons between them.\nFor example: basil, thyme, oregano'],
    whole: ['Suggest herbs. Put semicolons between them.\nFor example: basil; thyme; oregano'],
  },
  'quotation marks of its own': {
    broken: ['Quote each guest in quotation marks.\nFor example: We liked the soup'],
    whole: ['Quote each guest in quotation marks, such as "we liked the soup".'],
  },
  'decimals and units': {
    broken: [
      'Report each sample with one decimal place.\nExample: "S1 holds 3.469 mg."',
      'List the ingredients; every amount carries its unit.\nExample: sugar, 90',
    ],
    whole: [
      'Report each sample with one decimal place.\nExample: "S1 holds 3.5 mg."',
      'List the ingredients; every amount carries its unit.\nExample: sugar, 90 g',
    ],
  },
  'a sign that one part has': {
    broken: ['Write an FAQ without bold.\nExample: **When do you open?**'],
    whole: [
      'Write an FAQ. Question in bold, answer on the next line without bold.\nExample: **When do you open?**',
    ],
  },
  'a few allowed words': {
    broken: ['Answer Yes or No.\n"I took some pills." -> Partly'],
    whole: ['Answer Yes or No.\n"I took some pills." -> Yes'],
  },
}
