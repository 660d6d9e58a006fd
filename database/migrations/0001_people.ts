import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.string('id', 36).primary()
      table.string('email', 254).nullable().index()
      table.boolean('email_verified').notNullable().defaultTo(false)
      table.string('first_name', 100).nullable()
      table.string('last_name', 100).nullable()
      table.string('profile_image_url', 2000).nullable()
      table.string('job_role', 100).nullable()
      table.string('industry', 100).nullable()
      table.boolean('is_admin').notNullable().defaultTo(false)
      table.string('plan', 20).notNullable().defaultTo('free')
      table.json('preferences').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('identities', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('issuer', 500).notNullable()
      table.string('subject', 255).notNullable()
      table.string('label', 254).nullable()
      table.timestamp('created_at').notNullable()
      table.unique(['issuer', 'subject'])
    })

    this.schema.createTable('sessions', (table) => {
      table.string('id', 36).primary()
      table.string('secret_hash', 64).notNullable().unique()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('user_agent', 300).nullable()
      table.string('address', 64).nullable()
      table.bigInteger('created_ms').notNullable()
      table.bigInteger('last_used_ms').notNullable().index()
    })

    this.schema.createTable('auth_access_tokens', (table) => {
      table.increments('id')
      table
        .string('tokenable_id', 36)
        .notNullable()
        .references('users.id')
        .onDelete('CASCADE')
        .index()
      table.string('type').notNullable()
      table.string('name').nullable()
      table.string('hash').notNullable().index()
      table.text('abilities').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.timestamp('last_used_at').nullable()
      table.timestamp('expires_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('auth_access_tokens')
    this.schema.dropTable('sessions')
    this.schema.dropTable('identities')
    this.schema.dropTable('users')
  }
}
