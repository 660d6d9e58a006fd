/** Texts of the experiments: the page where a person takes part in them. */
export const experimentsTexts = {
  title: 'Experiments',
  lead: 'Features that we are still trying out. Each is off until you switch it on, works at once, and may change or go away.',
  list: 'Experiments',
  use: 'Take part',
  useOf: 'Take part: {{name}}',
  visitor: {
    title: 'Sign in to take part',
    text: 'Hone remembers your choice with your account. Signing in brings you back here.',
    action: 'Sign in',
  },
  items: {
    decideOnAll: {
      name: 'Decide on all changes at once',
      does: 'Adds “Accept all” and “Reject all” above each variant in the Prompt Editor. They decide on every change that is still open, and Undo takes it back.',
      where: 'Open the Prompt Editor',
    },
    wordCount: {
      name: 'Word count while you write',
      does: 'Shows below your prompt how many words and characters it has, on Home, in the Prompt Optimizer and in the Prompt Editor.',
      where: 'Open Home',
    },
    largePrompts: {
      name: 'Large prompt text',
      does: 'Sets every prompt in larger letters, where you write it and where you read it. The rest of Hone keeps its size.',
      where: 'Open the Prompt Editor',
    },
  },
}
