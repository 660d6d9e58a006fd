import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

export const improveForm: KindForm = [
  {
    ...{ as: 'variables', name: 'text', size: 'prompt', isScored: true },
    label: 'inspector.improve.text',
  },
  {
    ...{ as: 'choice', name: 'variant', label: 'inspector.improve.variant' },
    options: [
      { value: 'recommended', label: 'inspector.improve.variants.recommended' },
      { value: 'structured', label: 'inspector.improve.variants.structured' },
      { value: 'contextual', label: 'inspector.improve.variants.contextual' },
      { value: 'optimized', label: 'inspector.improve.variants.optimized' },
    ],
  },
]
