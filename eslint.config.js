import { configApp, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import { literalText } from './eslint/rules/literal_text.js'
import { boundariesPlugin } from './eslint/boundary.js'
import { aliases, environment } from './eslint/boundaries/environment.js'
import { domainLayers } from './eslint/boundaries/domain_layers.js'
import { engineThreads } from './eslint/boundaries/engine_threads.js'
import { features } from './eslint/boundaries/features.js'
import { flowEngine } from './eslint/boundaries/flow_engine.js'
import { formKit } from './eslint/boundaries/form_kit.js'
import { database, network } from './eslint/boundaries/network.js'
import { overHttp } from './eslint/boundaries/over_http.js'
import { plainText } from './eslint/boundaries/plain_text.js'
import { pureDomain } from './eslint/boundaries/pure_domain.js'
import { testTime } from './eslint/boundaries/test_time.js'
import { modules } from './eslint/boundaries/modules.js'

const REACT_RULES = Object.fromEntries(
  [
    'rules-of-hooks',
    'exhaustive-deps',
    'set-state-in-render',
    'static-components',
    'immutability',
    'purity',
    'globals',
    'refs',
    'use-memo',
    'void-use-memo',
    'error-boundaries',
  ].map((rule) => [`react-hooks/${rule}`, 'error'])
)

const texts = { rules: { 'literal-text': literalText } }

export default configApp(
  {
    ignores: [
      'node_modules/**',
      '.adonisjs/**',
      'build/**',
      'build.*/**',
      'tmp/**',
      'public/**',
      'database/schema.ts',
    ],
  },
  {
    linterOptions: { noInlineConfig: true },
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
  },
  { plugins: { boundaries: boundariesPlugin, texts } },
  {
    name: 'screens and scripts',
    files: ['**/*.tsx', '{bin,eslint,tests}/**/*.js'],
    rules: RULES_LIST,
  },
  {
    name: 'no way around the types',
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    name: 'the format is checked by Prettier itself',
    rules: { 'prettier/prettier': 'off' },
  },
  {
    name: 'at most ten branches per function',
    rules: { complexity: ['error', { max: 10 }] },
  },
  {
    name: 'at most forty lines per function',
    files: ['{app,bin,cli,config,eslint,frontend,start}/**/*.{ts,tsx,js}', 'tests/helpers/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 40, IIFEs: true }] },
  },
  {
    name: 'tests may read an answer in one line',
    files: ['tests/**'],
    rules: { '@unicorn/no-await-expression-member': 'off' },
  },
  {
    name: 'react',
    files: ['frontend/**/*.{ts,tsx}', 'cli/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: REACT_RULES,
  },
  {
    name: 'texts',
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/texts/**'],
    rules: { 'texts/literal-text': 'error' },
  },
  ...pureDomain,
  ...domainLayers,
  ...engineThreads,
  ...overHttp,
  ...plainText,
  ...modules,
  ...features,
  ...flowEngine,
  ...formKit,
  ...network,
  ...database,
  ...environment,
  ...testTime,
  ...aliases
)
