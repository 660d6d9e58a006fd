/** Texts of the place where a prompt is changed by saying how. */
export const refineTexts = {
  label: 'Change it by saying how',
  example: 'Shorter, and for lawyers',
  model: 'Changed by',
  by: 'Changed by {{model}}',
  private: 'Private parts are masked before anything leaves: {{what}}.',
  submit: 'Refine',
  running: 'The model is changing the prompt',
  stopped: 'You stopped the model. The draft is as it was.',
  done: 'Refined as version {{version}}.',
  notDraft:
    'The draft was changed elsewhere meanwhile and stays as it is. What the model made of it is version {{version}}.',
  lost: 'No longer there: {{words}}. Undo, or go on if you meant it.',
  show: 'Show changes',
  undo: 'Undo',
  before: 'Before',
  after: 'Version {{version}}',
  failed: 'The prompt was not refined.',
  unsynced: 'The draft could not be saved, so it was not refined.',
}
