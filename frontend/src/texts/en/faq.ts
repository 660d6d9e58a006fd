/** Questions and answers of the landing page. */
export const faqTexts = {
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
}
