/** Texts of the terms and the privacy page. */
export const legalTexts = {
  legal: {
    back: 'Back to the home page',
    updated: 'Last updated',
    date: 'November 29, 2026',
    dateTime: '2026-11-29',
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
          'The free plan costs nothing. The Pro plan costs $29.99 a month or $251.88 a year and renews until you cancel it. You can cancel at any time in Settings and keep Pro until the end of the period you paid for. A pack of credits is paid once and its credits never expire.',
          'Within three days of the start of a subscription you can have all that you paid for it back, once, from Settings. Your Pro plan then ends at once.',
          'Where a renewal cannot be charged, Pro goes on for 7 days so that you can change your card, and then ends. Nothing you made is deleted: flows and prompts above the limits of the free plan stay readable.',
          'Payments are handled by Stripe. In trial mode they are a sandbox, and no money moves.',
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
          'You can delete your account in Settings, under Your data. Your subscription is canceled when you ask for it and does not renew. The account is deleted 14 days later; until then you can sign in and keep it. What is left of a paid period, and credits that are left, end with the account. The only administrator of a server has to make another person an administrator first.',
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
          'We keep the prompts you write, their versions and drafts, the links you create, the facts you save, and a history of what you did with your prompts, each entry with a short excerpt. What you delete can be restored for 30 days and is then deleted permanently.',
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
        title: 'Payments',
        text: [
          'If you buy something, the payment service Stripe gets your name, your email address and an ID of your account here, and asks you for your card. We never see the card. We keep the ID by which Stripe knows you, your subscriptions and purchases, and every movement of your credits.',
        ],
      },
      {
        title: 'Taking your data along',
        text: [
          'In Settings, under Your data, you can download everything this server has of you: one zip of JSON and Markdown, up to three times a day. Secrets of tokens and links are not in it, because we keep only their hashes. Nor are the notes the server makes to count requests and to repeat an answer. The download stays on this server for seven days, and only you can get it.',
        ],
      },
      {
        title: 'Deleting your account',
        text: [
          'In Settings, under Your data, you can have your account deleted. You type your email, or a word if you have none. Any subscription is canceled at once and nothing more is charged. For 14 days everything works as before, and you can keep the account. Then, in the following night, your profile, prompts, flows, runs, results, history, facts, links, sessions, tokens and downloads are deleted. Work that is under way is stopped. Links that you shared stop working. If you sign in again, you get a new and empty account.',
          'We also delete you as a customer at Stripe. Stripe keeps invoices and payments for as long as the law requires.',
          'How many credits moved and when stays in our books, under an ID that belongs to no one and cannot be traced back to you. Backups the operator made before keep your data until they are replaced. Copies that other people made of what you shared with them are theirs.',
        ],
      },
      {
        title: 'Your choices',
        text: [
          'You can read, change, export and delete your prompts in Hone, and take along or delete everything in Settings.',
        ],
      },
    ],
  },
} as const
