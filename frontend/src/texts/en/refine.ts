/** Texts of the form that changes a prompt by an instruction. */
export const refineTexts = {
  label: 'Describe the change',
  missing: 'Describe what to change.',
  example: 'Shorter, and for lawyers',
  model: 'Changed by',
  by: 'Changed by {{model}}',
  private: 'Private data is masked before it is sent: {{what}}.',
  submit: 'Refine',
  running: 'The model is changing the prompt',
  stopped: 'You stopped the model. The draft is unchanged.',
  done: 'The refined prompt is version {{version}}.',
  notDraft:
    'The draft was changed elsewhere in the meantime, so it was not replaced. The model’s text is version {{version}}.',
  lost: 'Now missing: {{words}}. Undo if you want it back.',
  show: 'Show changes',
  undo: 'Undo',
  before: 'Before',
  after: 'Version {{version}}',
  failed: 'The prompt was not refined.',
  unsynced: 'The draft could not be saved, so it was not refined.',
}
