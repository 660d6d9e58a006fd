import { faqTexts } from '#frontend/texts/en/faq'
import { legalTexts } from '#frontend/texts/en/legal'

/** Texts of the pages that anyone can open: landing, sign-up, terms, privacy. */
export const publicTexts = {
  brand: 'Hone',
  skipToContent: 'Skip to content',

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
    resources: 'Resources',
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
    scoreFilled: 'about {{value}} once its {{count}} blanks are filled',
    scoreFilledOne: 'about {{value}} once its one blank is filled',
    added: 'Added by Hone',
    removed: 'Removed by Hone',
    blank: 'A blank for you to fill',
    reasonsTitle: 'Why each change',
    partsTitle: 'How both scores are calculated',
    partsPart: 'Part',
    partsBefore: 'Before',
    partsAfter: 'After',
    partsNote:
      'The same rubric scores both texts. Blanks count as unfilled here, because they are not filled yet.',
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
        text: 'Start from a ready prompt for marketing, sales, content, products, analysis or operations.',
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
    lead: 'Improving prompts costs nothing. Pro is for people who run flows and use models every day. Prices are in US dollars.',
    intervalLabel: 'Billing interval',
    monthly: 'Monthly',
    annual: 'Annual',
    badge: '30% OFF',
    free: {
      title: 'Free',
      price: '$0',
      per: 'forever',
      priceNote: 'No card needed.',
      listTitle: 'What it contains',
      items: [
        'Prompt improvement with the offline engine, without limit',
        'Up to 10 improvements a day with a model, where one is connected',
        'Three variants of every prompt, each with its score and reasons',
        'Versions, history and 30 days to undo a delete',
        '100+ expert prompt workflows',
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
      listTitle: 'Everything in Free, and',
      items: [
        '1,000 AI credits per month',
        'Up to 200 improvements a day with a model',
        'Unlimited saved prompts',
        'Advanced workflow automation with unlimited flows',
        'Export to Word and PDF',
        'Packs of credits that never expire',
      ],
      soonTitle: 'Coming soon, not included today',
      soon: ['Team collaboration in real time', 'Priority support'],
      button: 'Get the Pro membership',
      note: 'You see the total before you pay.',
      guarantee: '3-day money-back guarantee, from Settings, without an email.',
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
        text: 'Hone rewrites, sends and runs nothing unless you ask.',
      },
      {
        title: 'Your words stay yours',
        text: 'Prompts are private. No tracking, and no prompt text in a log or an address.',
      },
    ],
  },

  ...faqTexts,
  closing: {
    title: 'Your next prompt is already half written.',
    lead: 'Bring the request you were about to send.',
    button: 'Get Started Now',
  },

  footer: {
    label: 'Footer',
    line: 'Better prompts, with a reason for every change.',
    columns: { product: 'Product', resources: 'Resources', company: 'Company' },
    features: 'Features',
    example: 'Example',
    pricing: 'Pricing',
    guides: 'Free Guides',
    experiments: 'Experiments',
    questions: 'Questions',
    about: 'About Us',
    terms: 'Terms',
    privacy: 'Privacy',
    signUp: 'Create Account',
  },

  signup: {
    title: 'Create Your Account',
    lead: 'Sign up or sign in here. We never see your password.',
    continue: 'Continue',
    continueWith: 'Continue with {{name}}',
    choose: 'Choose how to sign in',
    choosing: 'Loading the ways to sign in…',
    chooseFailed: 'The ways to sign in could not be loaded. Continue still works.',
    agreeBefore: 'By continuing you agree to the ',
    terms: 'Terms',
    agreeBetween: ' and have read the ',
    privacy: 'Privacy',
    agreeAfter: ' page.',
    back: 'Back to the home page',
    ended: 'You were signed out. Sign in to go on where you were.',
    errors: {
      auth_failed: 'Authentication failed. Please try again.',
      login_failed: 'Login failed. Please try again.',
      suspended: 'This account is suspended. Write to the people who run this server.',
    },
    sandbox: {
      title: 'Trial mode',
      text: 'Sign-in is a sandbox on this machine. Sign in as a sample person, or choose Continue to use any name and email.',
      people: { member: 'Member', pro: 'Pro', admin: 'Administrator' },
      as: 'Sign in as',
    },
  },

  ...legalTexts,
} as const
