import type { HttpContext } from '@adonisjs/core/http'
import { flowSchema } from '#app/flows/domain/checks/flow_schema'

const SCHEMA = JSON.stringify(flowSchema())

/** The published JSON Schema of the file of a flow. */
export default class FlowSchemasController {
  async show({ response }: HttpContext) {
    response.header('Content-Type', 'application/schema+json')
    response.header('Cache-Control', 'public, max-age=3600')
    return response.send(SCHEMA)
  }
}
