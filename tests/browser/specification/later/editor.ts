import { awaiting } from '#tests/browser/specification/group'

const until = 'screens'
const where = '/prompt-editor'

export const editorLater = [
  ...awaiting(
    'editor-later',
    { until, section: '2 and 4 Prompt Editor', where },
    {
      'prompt': ['rule', 'a prompt parameter fills the original and is analysed at once'],
      'template': ['rule', 'email-campaign, blog-outline and sales-sequence load their texts'],
      'loading': ['rule', 'loading: spinner, four-step progress, step message'],
      'step-1': ['text', '"Analyzing your prompt structure..."'],
      'step-2': ['text', '"Identifying improvement opportunities..."'],
      'step-3': ['text', '"Generating enhanced versions..."'],
      'step-4': ['text', '"Finalizing recommendations..."'],
      'progress': ['rule', 'the steps follow real work'],
      'reanalyze': ['rule', 'Re-analyze restarts'],
      'defaults': ['rule', 'tone 5, detail 5, audience general, goal clarity'],
      'version-buttons': ['text', 'each version has Copy, Export and Share'],
      'copied': ['text', '"Copied to clipboard" / "The prompt has been copied to your clipboard."'],
      'sliders': ['rule', 'sliders go from 1 to 10 in steps of 1'],
      'audiences': ['rule', 'audience: general, expert, beginner, executive'],
      'goals': ['rule', 'goal: clarity, creativity, analysis, action'],
      'share': ['rule', 'Share makes a read-only link'],
    }
  ),
  ...awaiting(
    'export',
    { until, section: '9 Constants', where },
    {
      name: ['rule', 'the file is named from the version title, lowercase with hyphens'],
      content: ['rule', 'heading, content, "Improvements Made" list, "Reasoning" section'],
    }
  ),
  ...awaiting(
    'analysis',
    { until, section: '5 Validation', where },
    {
      role: ['text', `"Add a role specification (e.g., 'As an expert marketer...')"`],
      context: ['text', '"Include context about your audience and goals"'],
      format: ['text', '"Specify the desired output format"'],
      constraints: ['text', '"Add constraints for length, tone, and style"'],
      markers: ['rule', 'role, context, format, constraints and examples are recognised'],
    }
  ),
  ...awaiting(
    'version',
    { until, section: '3 and 9 Enhanced version', where },
    {
      fields: ['rule', 'id, title, content, improvements, reasoning, qualityScore'],
      structured: [
        'rule',
        'structured adds "under 300 words", a professional tone, actionable insights',
      ],
    }
  ),
]
