import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { exported, hasFlags } from '#tests/browser/specification/editor_checks'
import { showsSuggestions } from '#tests/browser/specification/engine_checks'
import { at, group, rule, sight } from '#tests/browser/specification/group'
import { brings } from '#tests/browser/specification/writing'

const COMPLETE =
  'You are an email marketer. Write an email for store owners, so that they book a demo. Format: bullet points. Keep it under 120 words in a friendly tone.'
/** Each has the letters of a marker and not its meaning. */
const LOOKALIKE = 'You are amazing. I would like a story with a password and a stone'

const where = brings('/prompt-editor')

export const analysis = [
  ...group(
    'export',
    { section: '9 Constants', where, as: 'person' },
    {
      name: rule(
        'the file is named from the version title, lowercase with hyphens',
        async (page) => {
          assert.equal((await exported(page)).suggestedFilename(), 'structured-version.md')
        }
      ),
      content: rule(
        'heading, content, "Improvements Made" list, "Reasoning" section',
        async (page) => {
          const file = await readFile(await (await exported(page)).path(), 'utf8')
          assert.match(
            file,
            /^# Structured Version\n\n[^]*our new product[^]*\n## Improvements Made\n\n- [^]*\n## Reasoning\n\n\S/
          )
        }
      ),
    }
  ),
  ...group(
    'analysis',
    { section: '5 Validation', where, as: 'person' },
    {
      suggestions: sight(
        'missing items add their four suggestions, in this order',
        showsSuggestions(
          "Add a role specification (e.g., 'As an expert marketer...')",
          'Include context about your audience and goals',
          'Specify the desired output format',
          'Add constraints for length, tone, and style'
        )
      ),
      markers: at(
        brings('/prompt-editor', COMPLETE),
        sight(
          'role, context, format and constraints are recognised, and nothing is suggested',
          async (page, app) => {
            await hasFlags(page, 'Included')
            await showsSuggestions()(page, app)
          }
        )
      ),
      meaning: at(
        brings('/prompt-editor', LOOKALIKE),
        sight('they are recognised by meaning, not by letters', (page) => hasFlags(page, 'Missing'))
      ),
    }
  ),
]
