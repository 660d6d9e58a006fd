/** Texts of the terms and the privacy page. */
export const legalTexts = {
  legal: {
    back: 'Back to the home page',
    updated: 'Last updated',
    date: '21 November 2026',
    dateTime: '2026-11-21',
  },

  terms: {
    title: 'Terms',
    lead: 'These terms are short on purpose. “We” is whoever runs the Hone server you are using.',
    sections: [
      {
        title: 'What Hone does',
        text: [
          'Hone reads the prompts you type, scores them and proposes changes. You decide what to keep. What you do with a prompt elsewhere, and what another tool answers, is between you and that tool.',
        ],
      },
      {
        title: 'Your account',
        text: [
          'You sign in with an identity provider; Hone never sees your password. Keep that account to yourself. You can end any of your sessions in Settings.',
        ],
      },
      {
        title: 'Your texts',
        text: [
          'Your prompts stay yours. You allow this server to store and process them so that it can show, score, improve and export them for you, and to show a prompt to others only where you made a link for it.',
          'Do not store what you have no right to store, and do not use Hone to harm people or to disturb the service for others.',
        ],
      },
      {
        title: 'Money',
        text: [
          'Nothing is on sale yet and nobody can be charged. Before membership opens, these terms will say what it costs, how it renews, and how the 3-day money-back guarantee works.',
        ],
      },
      {
        title: 'No promises we cannot keep',
        text: [
          'Hone is provided as it is. A score is a measure of how complete a prompt is, not a promise about the answer an AI tool will give. Check important results yourself.',
        ],
      },
      {
        title: 'Changes and leaving',
        text: [
          'When these terms change, the date above changes with them. You can stop using Hone at any time.',
        ],
      },
    ],
  },

  privacy: {
    title: 'Privacy',
    lead: 'What this server keeps about you, and why. “We” is whoever runs it.',
    sections: [
      {
        title: 'Visitors',
        text: [
          'Looking around sets no cookie. There is no tracking, no advertising and no code or font from another company on these pages.',
          'If you try the example before you sign up, its text is kept in your own browser so that it is there when you come back.',
        ],
      },
      {
        title: 'People with an account',
        text: [
          'From your identity provider we keep your name, your email address, your picture’s address if it has one, and the number by which the provider knows you. You can add a role and an industry yourself.',
          'We keep the prompts you write, their versions and drafts, the links you make, and a history of what you did with them, each with a short excerpt. What you delete stays restorable for 30 days and is then removed.',
          'For each session we keep its time of last use, the network address and the name of the browser, so that you can recognise and end it. A session ends after 14 days without use, and after 90 days in any case.',
        ],
      },
      {
        title: 'Cookies',
        text: [
          'After sign-in there are three: one that holds your session, one that only says that there is a session, and one that protects forms. A fourth remembers the theme if you choose one.',
        ],
      },
      {
        title: 'Where texts go',
        text: [
          'Prompts are read and improved by the engine on this server and are sent to no AI model. Logs hold the time, the path, the status and the duration of a call: never a prompt, never what stands after a question mark in an address.',
        ],
      },
      {
        title: 'Your choices',
        text: [
          'You can read, change, export and delete your prompts in Hone. To have your whole account removed, ask whoever runs this server.',
        ],
      },
    ],
  },
} as const
