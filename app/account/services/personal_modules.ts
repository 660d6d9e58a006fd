import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import * as account from '#app/account/services/person_data'
import * as activity from '#app/activity/services/person_data'
import * as ai from '#app/ai/services/person_data'
import * as auth from '#app/auth/services/person_data'
import * as billing from '#app/billing/services/person_data'
import * as content from '#app/content/services/person_data'
import * as core from '#app/core/services/person_data'
import type { PersonalExport } from '#app/core/personal/export_tables'
import type { PersonalTable } from '#app/core/personal/personal_table'
import * as flows from '#app/flows/services/person_data'
import * as prompts from '#app/prompts/services/person_data'
import * as templates from '#app/templates/services/person_data'
import * as workspaces from '#app/workspaces/services/person_data'

/** What each module with personal data exports from its `person_data.ts`. */
interface PersonalModule {
  PERSONAL_TABLES: PersonalTable[]
  exportPerson(userId: string): Promise<PersonalExport>
  erasePerson(userId: string, trx: TransactionClientContract): Promise<boolean>
}

/** In the order in which a person is erased: modules that use others come before them. */
export const PERSONAL_MODULES: PersonalModule[] = [
  ...[account, content, flows, templates, prompts, ai, workspaces, billing, activity, auth, core],
]
