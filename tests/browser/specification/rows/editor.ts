import { has } from '#tests/browser/specification/checks'
import { group, link, rule, text } from '#tests/browser/specification/group'

export const editor = [
  ...group(
    'editor',
    { section: '2 Prompt Editor', where: '/prompt-editor', as: 'member' },
    {
      'back': link('Back to Home', '/home'),
      'unknown-template': text('Template not found', '/prompt-editor?template=no-such-template'),
      'reanalyze-empty': rule(
        'Re-analyze is disabled when the prompt is empty',
        has('button', 'Re-analyze', { disabled: true })
      ),
      'template-analysed': text('Refinement Controls', '/prompt-editor?template=email-campaign'),
      'template-original': text('Original Prompt', '/prompt-editor?template=blog-outline'),
      'template-analysis': text('Analysis', '/prompt-editor?template=sales-sequence'),
    }
  ),
]
