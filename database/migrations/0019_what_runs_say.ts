import { BaseSchema } from '@adonisjs/lucid/schema'

const COPIED = 'id, user_id, key, kind, subject, run_id, created_ms, read_ms'

/** A notice is about a run or a batch. A step says why it was tried again. What a person has under way is found without reading all their runs. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('create table notices_before as select * from notices')
    this.schema.dropTable('notices')
    this.schema.createTable('notices', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      // What is left once.
      table.string('key', 400).notNullable().unique()
      table.string('kind', 30).notNullable()
      table.string('subject', 200).notNullable()
      table.string('run_id', 36).nullable().references('runs.id').onDelete('CASCADE')
      table.string('batch_id', 36).nullable().references('batches.id').onDelete('CASCADE')
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('read_ms').nullable()
      table.index(['user_id', 'id'])
      table.index(['run_id'])
      table.index(['batch_id'])
      table.index(['created_ms'])
    })
    this.schema.raw(`insert into notices (${COPIED}) select ${COPIED} from notices_before`)
    this.schema.dropTable('notices_before')
    this.schema.alterTable('run_steps', (table) => void table.text('earlier_error').nullable())
    this.schema.raw('create index runs_under_way on runs (user_id) where ended_ms is null')
  }

  async down() {
    this.schema.raw('drop index runs_under_way')
    this.schema.alterTable('run_steps', (table) => void table.dropColumn('earlier_error'))
    this.schema.raw('delete from notices where run_id is null')
    this.schema.alterTable('notices', (table) => {
      table.dropIndex(['batch_id'])
      table.dropColumn('batch_id')
    })
  }
}
