import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Service } from '#app/account/domain/service_state'

export default class ServiceTransformer extends BaseTransformer<Service> {
  toObject() {
    return this.pick(this.resource, ['name', 'state', 'detail'])
  }
}
