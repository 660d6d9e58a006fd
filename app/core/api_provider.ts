import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import { Settings } from 'luxon'

/** Times are kept in UTC, whatever the zone of the machine. */
Settings.defaultZone = 'utc'

/** The database keeps whole seconds, so that an answer says the same now and when read again. */
Settings.now = () => Math.floor(Date.now() / 1000) * 1000

/** Answers are bare JSON: an object is an object, a list is an array. */
class BareSerializer extends BaseSerializer {
  wrap: undefined

  definePaginationMetaData(): never {
    throw new Error('Lists are paged by cursor, in the Link header.')
  }
}

const serializer = new BareSerializer()

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: BareSerializer['serialize']
  }
}

HttpContext.instanceProperty('serialize', function serialize(this: HttpContext, values: unknown) {
  return serializer.serialize(values, this.containerResolver)
} as BareSerializer['serialize'])

export default class ApiProvider {}
