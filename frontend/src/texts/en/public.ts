/** Texts of the pages that anyone can open: landing, sign-up, terms, privacy. */
export const publicTexts = {
  brand: 'Hone',
  skipToContent: 'Skip to content',
  comingSoon: 'Coming soon',

  meta: {
    landing: {
      title: 'Hone: turn a blunt request into a prompt that works',
      description:
        'Type what you need in your own words. Hone shows what an AI tool would have to guess, proposes the missing parts and gives a reason for every change.',
    },
    signup: {
      title: 'Create your account · Hone',
      description: 'Create a free Hone account, improve your first prompt and keep it.',
    },
    terms: {
      title: 'Terms of use · Hone',
      description: 'The terms under which you use this Hone server, in plain words.',
    },
    privacy: {
      title: 'Privacy · Hone',
      description: 'What Hone keeps about you, why, for how long, and what it never does.',
    },
  },

  header: {
    homeLabel: 'Hone, home page',
    navLabel: 'Main',
    product: 'Product',
    about: 'About Us',
    pricing: 'Pricing',
    signIn: 'Sign In',
    getStarted: 'Get Started',
    openHone: 'Open Hone',
    loading: 'Loading...',
    menu: 'Menu',
  },

  hero: {
    eyebrow: 'For people who write prompts, not code',
    title: 'Turn a blunt request into a prompt that works.',
    lead: 'Type what you need in your own words. Hone shows what an AI tool would have to guess, proposes the missing parts, and gives a reason for every change.',
    getNow: 'Get Now',
    viewPricing: 'View Pricing',
    note: 'Free to start, and nothing to install. You accept or reject every change.',
    artLabel: 'A pen nib meets a sheet of paper and leaves one spark.',
  },

  demo: {
    eyebrow: 'The same request, sharpened',
    title: 'See what one pass of honing does',
    lead: 'First a request as people really type it, then what Hone proposes, with an editor’s marks.',
    before: 'Basic prompt',
    after: 'Enhanced prompt',
    score: 'Score',
    outOf: 'of 100',
    scoreFilled: '{{value}} once you have filled its {{count}} blanks',
    scoreFilledOne: '{{value}} once you have filled its one blank',
    added: 'Added by Hone',
    removed: 'Taken out by Hone',
    blank: 'A blank for you to fill',
    reasonsTitle: 'Why each change',
    partsTitle: 'How both scores come about',
    partsPart: 'Part',
    partsBefore: 'Before',
    partsAfter: 'After',
    partsNote:
      'The same rubric scores both texts. Blanks count as unfilled here, because nobody has filled them yet.',
    legendLabel: 'Marks',
    method:
      'The marks, the reasons and both scores come from Hone’s engine. None is written by hand.',
    tryIt: 'Try This Example Now',
    example: 'Write an email about our new product',
  },

  features: {
    eyebrow: 'What you get',
    title: 'An editor for the thing you ask',
    cards: {
      reasons: {
        title: 'A reason for every change',
        text: 'Each proposed change names the rule behind it. Keep what helps, reject what does not; your names, numbers and quotes stay as you wrote them.',
      },
      score: {
        title: 'A score you can open',
        text: 'The score is computed from what the text really contains. Open it to see each part, the points it earned and the words that earned them.',
      },
      kept: {
        title: 'Nothing is ever lost',
        text: 'Drafts survive a reload and a crash, every version is kept, and what you delete can be brought back for 30 days.',
      },
    },
    stepsTitle: 'From a template to finished work',
    steps: {
      choose: {
        title: 'Choose Template',
        text: 'Start from a ready prompt for email, content, meetings or sales.',
      },
      build: {
        title: 'Build Workflow',
        text: 'Connect prompts so that one result feeds the next.',
      },
      output: {
        title: 'Generated Output',
        text: 'Run it again whenever the work comes back.',
      },
    },
  },

  pricing: {
    eyebrow: 'Pricing',
    title: 'Start free. Pay when it earns its keep.',
    lead: 'Membership is not on sale yet. These are the prices it will open with, in US dollars.',
    intervalLabel: 'Billing interval',
    monthly: 'Monthly',
    annual: 'Annual',
    badge: '30% OFF',
    free: {
      title: 'Free',
      price: '$0',
      per: 'for good',
      priceNote: 'No card needed.',
      listTitle: 'Included today',
      items: [
        'Improving prompts with the offline engine',
        'Three variants of every prompt, each with its score and reasons',
        'Versions, history and 30 days to undo a delete',
        'Export to Markdown, text and JSON',
      ],
      button: 'Get Started',
    },
    pro: {
      title: 'Pro membership',
      monthlyPrice: '$29.99',
      annualPrice: '$20.99',
      per: 'per month',
      monthlyNote: 'Billed monthly. Cancel anytime.',
      annualNote: 'Billed $251.88 once a year. Cancel anytime.',
      listTitle: 'Coming soon, not included today',
      items: [
        '1,000 AI credits per month',
        'Unlimited saved prompts and flows',
        'Advanced workflow automation',
        'Export to more formats, DOCX and PDF among them',
        'Team collaboration in real time',
        'Priority support',
      ],
      button: 'Create a free account',
      note: 'You cannot be charged: there is nothing to buy yet.',
      guarantee: 'With a 3-day money-back guarantee once it opens.',
    },
  },

  about: {
    eyebrow: 'About Us',
    title: 'We think the request deserves an editor',
    paragraphs: [
      'People who are good at their work are often disappointed by AI tools, and the reason is seldom the tool. It is the sentence they gave it: too short to say who is asking, for whom, and what good looks like.',
      'Hone is a whetstone for that sentence. It does not write your work for you. It shows what is missing, proposes the words, and leaves the decision to you.',
    ],
    beliefsTitle: 'What we hold ourselves to',
    beliefs: [
      {
        title: 'No invented numbers',
        text: 'A score is computed and shows its parts. What is not built yet says so.',
      },
      {
        title: 'You stay in charge',
        text: 'Nothing is rewritten, sent or run without being asked.',
      },
      {
        title: 'Your words stay yours',
        text: 'Prompts are private. No tracking, and no prompt text in a log or an address.',
      },
    ],
  },

  faq: {
    eyebrow: 'Questions',
    title: 'Asked before you ask',
    items: [
      {
        question: 'How is Hone different from other AI tools?',
        answer:
          'Other tools answer your request. Hone works on the request itself, before you send it anywhere: it reads the text, finds what an AI tool would have to guess, and proposes three variants with a reason for every change. The engine runs on the Hone server and asks no AI model.',
      },
      {
        question: 'Do I need technical skills?',
        answer:
          'No. You type in your own words, read the proposed changes like an editor’s marks, and accept or reject them. Nothing needs to be installed, and there is no syntax to learn.',
      },
      {
        question: 'What if I am not satisfied?',
        answer:
          'The free plan costs nothing, so there is nothing to refund today: payment is coming soon. When membership opens it comes with a 3-day money-back guarantee, asked for in Settings without a mail, and you can cancel at any time.',
      },
      {
        question: 'What is the launch pricing?',
        answer:
          '$29.99 per month, or $20.99 per month when you pay for a year ($251.88, 30 % less). Membership is not on sale yet. Until it is, everything that is built is free to use.',
      },
    ],
  },

  closing: {
    title: 'Your next prompt is already half written.',
    lead: 'Bring the request you were about to send.',
    button: 'Get Started Now',
  },

  footer: {
    label: 'Footer',
    line: 'Paper, ink, steel and one spark.',
    columns: { product: 'Product', resources: 'Resources', company: 'Company' },
    features: 'Features',
    example: 'Example',
    pricing: 'Pricing',
    questions: 'Questions',
    about: 'About Us',
    terms: 'Terms',
    privacy: 'Privacy',
    signUp: 'Create Account',
  },

  signup: {
    title: 'Create Your Account',
    lead: 'Or sign in: it is the same step, and we never see a password.',
    continue: 'Continue',
    continueWith: 'Continue with {{name}}',
    choose: 'Choose how to sign in',
    choosing: 'Looking up the ways to sign in…',
    chooseFailed: 'The ways to sign in could not be loaded. Continue still works.',
    agreeBefore: 'By continuing you agree to the ',
    terms: 'Terms',
    agreeBetween: ' and have read the ',
    privacy: 'Privacy',
    agreeAfter: ' page.',
    back: 'Back to the home page',
    errors: {
      auth_failed: 'Authentication failed. Please try again.',
      login_failed: 'Login failed. Please try again.',
    },
    sandbox: {
      title: 'Trial mode',
      text: 'Sign-in is a sandbox on this machine. Step in as a sample person, or continue to use any name and email.',
      people: { member: 'Member', pro: 'Pro', admin: 'Administrator' },
      as: 'Sign in as',
    },
  },

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
