/** Texts of the terms and the privacy page. */
export const legalTexts = {
  legal: {
    back: 'Back to the home page',
    updated: 'Last updated',
    date: 'November 22, 2026',
    dateTime: '2026-11-22',
  },

  terms: {
    title: 'Terms',
    lead: 'These terms are short on purpose. “We” means the operator of this Hone server.',
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
          'Your prompts stay yours. You allow this server to store and process them so that it can show, score, improve and export them for you, to send a prompt to a model only when you choose one, and to show a prompt to others only through a link that you created.',
          'Do not store anything you have no right to store, and do not use Hone to harm people or to disrupt the service for others.',
        ],
      },
      {
        title: 'Money',
        text: [
          'Nothing is on sale yet and no one can be charged. Before membership opens, these terms will say what it costs, how it renews, and how the 3-day money-back guarantee works.',
        ],
      },
      {
        title: 'No promises we cannot keep',
        text: [
          'Hone is provided as is. A score measures how complete a prompt is. It is not a promise about the answer an AI tool will give. Check important results yourself.',
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
    lead: 'What this server keeps about you, and why. “We” means the operator of this Hone server.',
    sections: [
      {
        title: 'Visitors',
        text: [
          'Browsing these pages sets no cookie. They have no tracking, no advertising, and no code or font from another company.',
          'If you try the example before you sign up, its text is kept in your own browser so that it is there when you come back.',
        ],
      },
      {
        title: 'People with an account',
        text: [
          'From your identity provider we keep your name, your email address, the address of your picture if there is one, and the ID by which the provider knows you. You can add a role and an industry yourself.',
          'We keep the prompts you write, their versions and drafts, the links you create, the facts you save, and a history of what you did with your prompts, each entry with a short excerpt. What you delete can be restored for 30 days and is then removed.',
          'When you try a prompt with a model, we keep both answers, your vote and your reason. For each use of a model we keep the time, the purpose, the model, the number of tokens and the cost, never the text.',
          'For each session we keep the time of last use, the network address and the name of the browser, so that you can recognize and end it. A session ends after 14 days without use, and after 90 days in any case.',
        ],
      },
      {
        title: 'Cookies',
        text: [
          'After sign-in there are three: one contains your session, one only says that there is a session, and one protects forms. A fourth remembers your theme if you choose one.',
        ],
      },
      {
        title: 'Where texts go',
        text: [
          'The offline engine reads and improves prompts in your browser and on this server. It sends them nowhere.',
          'If a model is connected to this server and you choose it, your prompt is sent to the provider of that model. Personal data and secrets that Hone finds in it are masked first.',
          'Logs contain the time, the path, the status and the duration of a call, but never a prompt and never what follows a question mark in an address.',
        ],
      },
      {
        title: 'Your choices',
        text: [
          'You can read, change, export and delete your prompts in Hone. To have your whole account deleted, ask the operator of this server.',
        ],
      },
    ],
  },
} as const
