/** Texts of home, and those that other screens share with the optimizer and the editor. */
export const homeTexts = {
  wordCount: 'Words: {{words}}. Characters: {{characters}}.',
  tooLong: 'The prompt is {{over}} characters too long. The limit is {{limit}}.',

  home: {
    pageTitle: 'Home',
    title: 'What would you like to improve today?',
    toFlow: 'Make a flow',
    placeholder: 'Write an email about our new product',
    improve: 'Improve My Prompt',
    busy: 'Analyzing your prompt...',
    gallery: 'Start from a template',
    galleryLead: 'Choose a ready-made prompt and fill in your details.',
    tabsLabel: 'Categories of templates',
    tabs: {
      all: 'All',
      marketing: 'Marketing',
      content: 'Content',
      productivity: 'Productivity',
      sales: 'Sales',
    },
    seeAll: 'See all templates',
    emptyTab: 'There is no template in this category yet.',
    showAll: 'Show all templates',
    galleryFailed: 'The templates could not be loaded. What you typed above is safe.',
    loadingGallery: 'Loading the templates',
    closing: {
      title: 'Something bigger in mind?',
      lead: 'Chain several prompts into a flow and run it whenever you need it.',
      flow: 'Create Advanced Flow',
      experiments: 'Try Experimental Features',
    },
  },

  toast: {
    error: 'Error',
    copied: 'Copied to clipboard',
    copiedLead: 'The prompt has been copied to your clipboard.',
    copyFailed: 'Failed to copy to clipboard',
    acceptFailed: 'The version could not be saved. Your text is safe.',
    conflict: 'The prompt was changed elsewhere. First choose which text to keep.',
  },
} as const
