/** Questions and answers of the landing page. */
export const faqTexts = {
  faq: {
    eyebrow: 'Questions',
    title: 'Frequently asked questions',
    items: [
      {
        question: 'How is Hone different from other AI tools?',
        answer:
          'Other tools answer your request. Hone works on the request itself, before you send it anywhere: it reads the text, finds what an AI tool would have to guess, and proposes three variants with a reason for every change. Its own engine works without an AI model. If this server has one connected, you can choose it instead.',
      },
      {
        question: 'Do I need technical skills?',
        answer:
          'No. You type in your own words, read the proposed changes like an editor’s marks, and accept or reject them. Nothing needs to be installed, and there is no syntax to learn.',
      },
      {
        question: 'What if I am not satisfied?',
        answer:
          'Within three days of starting a subscription you can get all you paid for it back, once: open Settings, Subscription, and choose “Get my money back”. You do not have to write to anybody. After that you can cancel at any time and keep Pro until the end of the period you paid for.',
      },
      {
        question: 'What is the launch pricing?',
        answer:
          '$29.99 per month, or $20.99 per month when you pay for a year ($251.88, 30% less). The free plan stays free: it improves prompts without limit, has 25 credits a month for flows, and exports to Markdown, text and JSON. Export to Word and PDF belongs to Pro.',
      },
    ],
  },
}
