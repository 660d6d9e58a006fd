import { BaseSchema } from '@adonisjs/lucid/schema'

/** The templates of administrators, and which templates a person likes and uses. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('workflow_templates', (table) => {
      table.string('id', 36).primary()
      // The number of its last change among those of all templates: what a server has not read yet has a greater one.
      table.bigInteger('change_number').notNullable().index()
      table.integer('version').notNullable()
      table.string('title', 120).notNullable()
      table.string('description', 500).notNullable()
      table.string('category', 30).notNullable()
      table.json('tags').notNullable()
      table.string('icon', 40).notNullable()
      table.text('content').notNullable()
      table.json('variables').notNullable()
      table.json('steps').notNullable()
      table.text('good_answer').notNullable()
      table.boolean('is_public').notNullable()
      table.string('origin', 20).notNullable()
      table.string('changed_by', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.timestamp('archived_at').nullable()
      table.timestamp('deleted_at').nullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('workflow_template_versions', (table) => {
      table
        .string('template_id', 36)
        .notNullable()
        .references('workflow_templates.id')
        .onDelete('CASCADE')
      table.integer('version').notNullable()
      table.json('fields').notNullable()
      table.string('note', 300).notNullable()
      table.string('author_id', 36).nullable().references('users.id').onDelete('SET NULL').index()
      table.timestamp('created_at').notNullable()
      table.primary(['template_id', 'version'])
    })

    this.schema.createTable('template_changes', (table) => {
      table.integer('id').primary()
      table.bigInteger('last_number').notNullable()
    })

    this.schema.createTable('template_marks', (table) => {
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      // A template that comes with Hone is no row, and what is deleted may come back.
      table.string('template_id', 100).notNullable()
      table.bigInteger('favorite_ms').nullable()
      table.integer('uses').notNullable()
      table.bigInteger('last_used_ms').nullable()
      table.primary(['user_id', 'template_id'])
    })
  }

  async down() {
    this.schema.dropTable('template_marks')
    this.schema.dropTable('template_changes')
    this.schema.dropTable('workflow_template_versions')
    this.schema.dropTable('workflow_templates')
  }
}
