import { isPostgresAddress } from '#app/core/dialects/postgres/postgres_address'
import { isLoopback } from '#app/core/loopback'
import {
  allowedHosts,
  cronSchedule,
  emailAddress,
  hexId,
  lowerCaseText,
  oneOf,
  optionalBoolean,
  optionalText,
  proxyTrust,
  secretKey,
  textOr,
  textsByName,
  webAddress,
  wholeNumber,
  type ReadSetting,
  type SettingReader,
} from '#app/core/setting_readers'

/** Thrown with one sentence per wrong setting, so that a person can correct all of them at once. */
export class WrongSettings extends Error {
  constructor(public problems: string[]) {
    super(`Some settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

const READERS = {
  NODE_ENV: oneOf(['development', 'production', 'test'], 'development'),
  HONE_MODE: oneOf(['trial', 'live'], 'trial'),
  PORT: wholeNumber(3333, 0, 65_535),
  HOST: textOr('127.0.0.1'),
  APP_URL: webAddress,
  APP_KEY: secretKey,
  TRUST_PROXY: proxyTrust,
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  DB_CONNECTION: oneOf(['sqlite', 'postgres'], 'sqlite'),
  DB_FILE: optionalText,
  DATABASE_URL: optionalText,
  ADMIN_EMAIL: lowerCaseText,
  SUPPORT_EMAIL: emailAddress,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  OIDC_ISSUER: webAddress,
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  OIDC_NAME: textOr('Single sign-on'),
  USE_IN_URL: webAddress,
  MODEL_BASE_URL: webAddress,
  MODEL_API_KEY: optionalText,
  MODEL_ID: optionalText,
  MODEL_PROVIDER: textOr('Model'),
  MODEL_PRIVATE_ADDRESSES: optionalBoolean,
  MODEL_BEGIN_SECONDS: wholeNumber(30, 1, 3_600),
  MODEL_PAUSE_SECONDS: wholeNumber(30, 1, 3_600),
  MODEL_ANSWER_SECONDS: wholeNumber(180, 1, 3_600),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_TAX: optionalBoolean,
  STRIPE_PROMOTION_CODES: optionalBoolean,
  NOTION_TOKEN: optionalText,
  NOTION_TEMPLATES_SOURCE: hexId,
  NOTION_GUIDES_SOURCE: hexId,
  NOTION_TEMPLATE_PROPERTIES: textsByName([
    ...['title', 'description', 'category', 'tags', 'steps', 'variables', 'public', 'goodAnswer'],
  ]),
  NOTION_GUIDE_PROPERTIES: textsByName(['title', 'description', 'position', 'public']),
  NOTION_SYNC_SCHEDULE: cronSchedule,
  NOTION_RATE: wholeNumber(3, 1, 100_000),
  FETCH_HOSTS: allowedHosts,
  LIMIT_PER_MINUTE: wholeNumber(300, 1, 100_000_000),
} satisfies Record<string, SettingReader<unknown>>

type Name = keyof typeof READERS
type Values = { [Key in Name]: ReturnType<(typeof READERS)[Key]>['value'] }
type IsSet = (name: Name) => boolean

/** Settings that enable one way to sign in, and are set together or not at all. */
const SIGN_IN_GROUPS: Name[][] = [
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
]

/** Settings that are set together or not at all. */
const GROUPS: Name[][] = [...SIGN_IN_GROUPS, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']]

interface Rule {
  isBroken: (values: Values, isSet: IsSet) => boolean
  problem: (values: Values) => string
}

/** What settings require of each other. */
const RULES: Rule[] = [
  {
    isBroken: ({ DB_CONNECTION, DATABASE_URL }) =>
      DB_CONNECTION === 'postgres' && !isPostgresAddress(DATABASE_URL),
    problem: () =>
      'DATABASE_URL must be set to an address such as postgres://user:password@host:5432/hone when DB_CONNECTION is "postgres".',
  },
  {
    isBroken: (_values, isSet) =>
      !isSet('MODEL_BASE_URL') && (isSet('MODEL_API_KEY') || isSet('MODEL_ID')),
    problem: () => 'MODEL_BASE_URL must be set together with MODEL_API_KEY and MODEL_ID.',
  },
  {
    isBroken: (_values, isSet) =>
      isSet('NOTION_TOKEN') !== (isSet('NOTION_TEMPLATES_SOURCE') || isSet('NOTION_GUIDES_SOURCE')),
    problem: () =>
      'NOTION_TOKEN must be set together with NOTION_TEMPLATES_SOURCE or NOTION_GUIDES_SOURCE.',
  },
  {
    isBroken: ({ HONE_MODE, HOST }) => HONE_MODE === 'trial' && !isLoopback(HOST),
    problem: ({ HOST }) =>
      `HOST is "${HOST}", but trial mode has a sandbox sign-in that lets anyone in, so it only serves this machine. Use 127.0.0.1, or HONE_MODE=live.`,
  },
  {
    isBroken: ({ HONE_MODE, APP_URL }) => HONE_MODE === 'live' && !APP_URL?.startsWith('https://'),
    problem: () => 'APP_URL must be set to an https address in live mode.',
  },
  {
    isBroken: ({ APP_URL }) => APP_URL !== undefined && !isHostAlone(APP_URL),
    problem: () =>
      'APP_URL names more than a host, but Hone is served at the root of a host: give it a host of its own, such as https://hone.example.org, and let your proxy pass that on.',
  },
  {
    isBroken: ({ HONE_MODE }, isSet) =>
      HONE_MODE === 'live' && !SIGN_IN_GROUPS.some((group) => group.every(isSet)),
    problem: () =>
      'Live mode needs a sign-in provider: set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
  },
]

/** Whether an address has no path, query, fragment, or name and password. */
const isHostAlone = (address: string): boolean =>
  URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`

function incompleteGroups(isSet: IsSet): string[] {
  return GROUPS.filter((group) => group.some(isSet) && !group.every(isSet)).map((group) => {
    const missing = group.filter((name) => !isSet(name))
    return `${missing.join(' and ')} must be set together with the others of its group.`
  })
}

/**
 * Reads raw environment values into typed settings.
 * @throws WrongSettings naming every missing or malformed setting.
 */
export function readSettings(raw: Record<string, string | undefined>) {
  const textOf = (name: string) => raw[name]?.trim() || undefined
  const isSet: IsSet = (name) => textOf(name) !== undefined
  const read = Object.entries<SettingReader<unknown>>(READERS).map(
    ([name, reader]): [string, ReadSetting<unknown>] => [name, reader(textOf(name))]
  )
  const values = Object.fromEntries(read.map(([name, { value }]) => [name, value])) as Values
  const problems = [
    ...read.flatMap(([name, { problem }]) => (problem ? [`${name} ${problem}`] : [])),
    ...incompleteGroups(isSet),
    ...RULES.filter((rule) => rule.isBroken(values, isSet)).map((rule) => rule.problem(values)),
  ]
  if (problems.length > 0) throw new WrongSettings(problems)
  return {
    ...values,
    APP_URL: values.APP_URL ?? `http://localhost:${values.PORT}`,
    STRIPE_TAX: values.STRIPE_TAX ?? false,
    STRIPE_PROMOTION_CODES: values.STRIPE_PROMOTION_CODES ?? false,
    MODEL_PRIVATE_ADDRESSES: values.MODEL_PRIVATE_ADDRESSES ?? values.HONE_MODE === 'trial',
  }
}

export type AppSettings = ReturnType<typeof readSettings>
