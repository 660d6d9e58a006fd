import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const json = (tsType: string, source?: string) => ({
  tsType,
  decorators: [{ name: '@jsonColumn' }],
  imports: [
    { source: '#app/core/json_column', namedImports: ['jsonColumn'] },
    ...(source ? [{ source, typeImports: [tsType.replace(/\[\]| \| null/g, '')] }] : []),
  ],
})

const boolean = () => ({
  tsType: 'boolean',
  decorators: [{ name: '@booleanColumn' }],
  imports: [{ source: '#app/core/boolean_column', namedImports: ['booleanColumn'] }],
})

const engine = '#app/prompts/domain/types'
const flow = '#app/flows/domain/graph/graph'
const template = '#app/templates/domain/types'
const tryout = '#app/prompts/domain/tryout/types'

const choice = (tsType: string) => ({
  tsType,
  imports: [{ source: tryout, typeImports: [tsType] }],
  decorators: [{ name: '@column' }],
})

export default {
  tables: {
    users: {
      columns: {
        preferences: json('Preferences', '#app/auth/domain/preferences'),
        email_verified: boolean(),
        is_admin: boolean(),
      },
    },
    model_providers: {
      columns: {
        api: {
          tsType: 'ProviderApi',
          imports: [{ source: '#app/ai/domain/providers', typeImports: ['ProviderApi'] }],
          decorators: [{ name: '@column' }],
        },
        is_default: boolean(),
        from_environment: boolean(),
      },
    },
    model_calls: {
      columns: {
        is_estimate: boolean(),
      },
    },
    prompts: {
      columns: {
        settings: json('Settings', engine),
        improvement: json('Improvement | null', engine),
        tags: json('string[]'),
        worked: boolean(),
      },
    },
    tryouts: {
      columns: {
        values: json('Record<string, string>'),
        original_answer: json('TriedAnswer', tryout),
        version_answer: json('TriedAnswer', tryout),
        judgement: json('Judgement', tryout),
        first: choice('Side'),
        vote: choice('Verdict'),
        is_demo: boolean(),
      },
    },
    flows: {
      columns: {
        tags: json('string[]'),
        is_favorite: boolean(),
        draft: json('FlowGraph', flow),
      },
    },
    invitations: {
      columns: {
        role: {
          tsType: 'GivenRole',
          imports: [{ source: '#app/workspaces/domain/roles', typeImports: ['GivenRole'] }],
          decorators: [{ name: '@column' }],
        },
      },
    },
    flow_versions: {
      columns: {
        graph: json('FlowGraph', flow),
      },
    },
    workflow_templates: {
      columns: {
        category: {
          tsType: 'TemplateCategory',
          imports: [{ source: template, typeImports: ['TemplateCategory'] }],
          decorators: [{ name: '@column' }],
        },
        tags: json('string[]'),
        variables: json('TemplateVariable[]', template),
        steps: json('TemplateStep[]', template),
        is_public: boolean(),
      },
    },
    workflow_template_versions: {
      columns: {
        fields: json('TemplateFields', '#app/templates/domain/writing/template_fields'),
      },
    },
    prompt_versions: {
      columns: {
        improvements: json('string[]'),
        edits: json('Edit[]', engine),
        blanks: json('Blank[]', engine),
      },
    },
  },
} satisfies SchemaRules
