import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dataOf, decimal, listOf, nothing, pin, problem } from '#contract/fields.ts';
import { pinOf } from '../../written.ts';
import { consentVersion } from '../consent.ts';
import { pageOnly, providerFilter } from '../filter.ts';
import { kinds, providerKinds } from '../kinds.ts';
import { productRecord } from '../product.ts';
import {
  contractorChanges,
  contractorOrEngineerBody,
  engineerChanges,
  groupBody,
  groupChanges,
  rentalProviderBody,
  rentalProviderChanges,
  workerBody,
  workerChanges,
} from './registration.ts';
import { contractorRecord, engineerRecord, groupRecord, rentalProviderRecord, workerRecord } from './wire.ts';

const params = z.object({ id: z.string() });
const pictures = ['profilePic', 'aadharPic'] as const;

const listCall = <T extends z.ZodType>(path: string, summary: string, record: T) =>
  endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary,
    query: providerFilter,
    response: listOf(record),
  });
const getCall = <T extends z.ZodType>(path: string, record: T) =>
  endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'One record, by its or its user’s id',
    params,
    response: dataOf(record),
  });
const updateCall = <Body, T extends z.ZodType>(path: string, body: z.ZodType<Body>, record: T) =>
  endpoint({
    method: 'PUT',
    path,
    access: 'user',
    summary: 'Change a record, in part',
    params,
    body,
    response: dataOf(record),
    files: pictures,
  });
const removeCall = (path: string) =>
  endpoint({ method: 'DELETE', path, access: 'user', summary: 'Delete a record', params, response: nothing });
const createCall = <Body, T extends z.ZodType>(path: string, body: z.ZodType<Body>, record: T) =>
  endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Register',
    body,
    response: dataOf(record),
    files: pictures,
  });

/** A registration that says which text was agreed to; when, is the server's word (docs/rules.md#accounts-29). */
const agreed = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) =>
  z.object({
    ...body.shape,
    consent: z.literal(consentVersion, { error: problem('consent-missing') }).optional(),
  });

export const registerWorker = createCall(kinds.worker.calls.create, agreed(workerBody), workerRecord);
export const registerGroup = createCall(kinds.groupWorker.calls.create, agreed(groupBody), groupRecord);
export const registerContractor = createCall(
  kinds.contractor.calls.create,
  agreed(contractorOrEngineerBody),
  z.union([contractorRecord, engineerRecord]),
);
export const registerRentalProvider = createCall(
  kinds.provider.calls.create,
  agreed(rentalProviderBody),
  rentalProviderRecord,
);

export const providerCalls = {
  worker: {
    list: listCall(
      kinds.worker.calls.list,
      'Workers, filtered by type, price, experience, place and words; newest or nearest first',
      workerRecord,
    ),
    get: getCall(kinds.worker.calls.get, workerRecord),
    update: updateCall(kinds.worker.calls.update, workerChanges, workerRecord),
    remove: removeCall(kinds.worker.calls.remove),
  },
  groupWorker: {
    list: listCall(
      kinds.groupWorker.calls.list,
      'Groups of workers, filtered by type, price, experience, place and words; `verified` is the record’s `status`',
      groupRecord,
    ),
    get: getCall(kinds.groupWorker.calls.get, groupRecord),
    update: updateCall(kinds.groupWorker.calls.update, groupChanges, groupRecord),
    remove: removeCall(kinds.groupWorker.calls.remove),
  },
  contractor: {
    list: listCall(
      kinds.contractor.calls.list,
      'Contractors, filtered by contract type, price, experience, place and words',
      contractorRecord,
    ),
    get: getCall(kinds.contractor.calls.get, contractorRecord),
    update: updateCall(kinds.contractor.calls.update, contractorChanges, contractorRecord),
    remove: removeCall(kinds.contractor.calls.remove),
  },
  engineer: {
    list: listCall(
      kinds.engineer.calls.list,
      'Engineers, filtered by type, experience, place and words; `verified` is the record’s `status`',
      engineerRecord,
    ),
    get: getCall(kinds.engineer.calls.get, engineerRecord),
    update: updateCall(kinds.engineer.calls.update, engineerChanges, engineerRecord),
    remove: removeCall(kinds.engineer.calls.remove),
  },
  provider: {
    list: listCall(
      kinds.provider.calls.list,
      'Rental providers, filtered by place, words, availability and verification',
      rentalProviderRecord,
    ),
    get: endpoint({
      method: 'GET',
      path: kinds.provider.calls.get,
      access: 'user',
      summary: 'One record, with a page of its products, the newest first; `total` counts those',
      params,
      query: pageOnly,
      response: z.object({
        ...listOf(productRecord).shape,
        data: z.object({ ...rentalProviderRecord.shape, products: z.array(productRecord) }),
      }),
    }),
    update: updateCall(kinds.provider.calls.update, rentalProviderChanges, rentalProviderRecord),
    remove: removeCall(kinds.provider.calls.remove),
  },
} as const;

/** `pin`: its own, of a city that in its middle. */
const place = z.object({ place: z.string(), district: z.string(), state: z.string(), pin: z.string() });

const placeName = z.string({ error: problem('bad-input') }).max(60, problem('too-long'));

/** City names for the filter's and the forms' place field. */
export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/places',
  access: 'anyone',
  summary: 'Cities whose name, or former name, begins so, in any script; of a PIN code its own',
  query: z.object({
    q: z
      .string({ error: problem('bad-input') })
      .max(60, { error: problem('too-long'), abort: true })
      .overwrite((typed) => pinOf(typed) ?? typed),
  }),
  response: dataOf(z.array(place)),
});

/** Towns for who does not know their PIN code; where the phone is goes into no address and is not kept. */
export const placesNear = endpoint({
  method: 'POST',
  path: '/placesNear',
  access: 'user',
  summary:
    'The towns round a point or a PIN code, the nearest first, each with its PIN code there; at most 30',
  body: z.union(
    [
      z.object({
        lat: decimal({ min: -90, max: 90 }, 'bad-input'),
        lng: decimal({ min: -180, max: 180 }, 'bad-input'),
      }),
      z.object({ pin }),
    ],
    { error: problem('bad-input') },
  ),
  response: dataOf(z.array(place)),
});

/** For who knows neither their PIN code nor how to write a town's name. */
export const placesIn = endpoint({
  method: 'GET',
  path: '/placesIn',
  access: 'anyone',
  summary:
    'The biggest town of each state; of each district of one; of a district its towns. The biggest first; at most 100',
  query: z.object({ state: placeName.optional(), district: placeName.optional() }),
  response: dataOf(z.array(place)),
});

export const follow = endpoint({
  method: 'POST',
  path: '/follow/:id',
  access: 'user',
  summary: 'Follow a provider’s user: one is told when they become available',
  params,
  response: nothing,
});

export const unfollow = endpoint({
  method: 'DELETE',
  path: '/follow/:id',
  access: 'user',
  summary: 'Follow no longer',
  params,
  response: nothing,
});

export const getFollowing = endpoint({
  method: 'GET',
  path: '/following',
  access: 'user',
  summary: 'The people one follows, with their listings',
  response: dataOf(
    z.array(
      z.object({
        userId: z.string(),
        fullname: z.string(),
        profilePic: z.string().nullable(),
        listings: z.array(
          z.object({
            kind: z.enum(providerKinds),
            _id: z.string(),
            name: z.string(),
            available: z.boolean(),
          }),
        ),
      }),
    ),
  ),
});

export const getContactCard = endpoint({
  method: 'GET',
  path: '/contacts/:listing/vcf',
  access: 'user',
  summary:
    'A provider’s phone and e-mail for an address book (RFC 6350); counts as seeing them on the record',
  params: z.object({ listing: z.string() }),
  response: z.unknown(),
  answers: 'text/vcard',
});
