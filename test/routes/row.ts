import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, Meta } from '@orpc/contract';
import type { contract } from '#contract/contract.ts';
import type { Context } from '#server/platform/context.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

export type Who = 'visitor' | 'talent' | 'company' | 'admin';

export interface World {
  app: Context;
  /** The talent who calls. */
  own: { positionId: string; secondPositionId: string };
  other: { positionId: string; videoId: string; sessionId: string };
  makeVideo(state: 'uploading' | 'failed'): Promise<string>;
  makeReady(): Promise<string>;
  makeRejected(): Promise<string>;
  /** A published video with scores, whose talent has agreed. */
  makeAnalyzed(): Promise<string>;
  makePractice(): Promise<string>;
  makeTicket(): Promise<string>;
  /** A position of another talent who shares its scores. */
  makeShared(): Promise<string>;
  makeContest(): Promise<{ contestId: string }>;
  makeCampaign(of: Who): Promise<{ campaignId: string }>;
  strangerCampaign: { campaignId: string };
  makeCall(of: Who, state?: 'deleted'): Promise<{ callId: string }>;
  strangerCall: { callId: string };
  makeAnalysis(of: Who): Promise<{ analysisId: string }>;
  strangerAnalysis: { analysisId: string };
  conversationOf(who: Who): Promise<string>;
  strangerConversation: string;
  makeEndpoint(of: Who): Promise<{ endpointId: string }>;
  strangerEndpoint: { endpointId: string };
  makeDelivery(of: Who): Promise<{ deliveryId: string }>;
  strangerDelivery: { deliveryId: string };
  makeApiKey(of: keyof World['companies']): Promise<{ id: string; key: string }>;
  makeSearch(of: Who): Promise<{ searchId: string }>;
  strangerSearch: { searchId: string };
  makeShortlist(of: keyof World['companies']): Promise<{ shortlistId: string }>;
  strangerShortlist: { shortlistId: string };
  /** The published pages of a company and of a talent. */
  pages: { publicId: string; code: string };
  makeTemplate(of: keyof World['companies']): Promise<{ templateId: string }>;
  strangerTemplate: { templateId: string };
  makePasskey(who: Who): Promise<string>;
  strangerPasskey: string;
  /** Opens a second session of the caller. */
  makeSession(who: Who): Promise<string>;
  /** The companies and one contact of each. */
  companies: Record<'company' | 'admin' | 'stranger', { viewer: Viewer; contactId: string }>;
  openCheckout(of: keyof World['companies']): Promise<{ checkoutId: string; simulatedId: string }>;
  strangerCheckout: { checkoutId: string; simulatedId: string };
  lockedPositionId: string;
  needPremium(of: keyof World['companies']): Promise<void>;
}

export interface Row {
  /** An input that succeeds for callers with access. */
  own: (world: World, who: Who) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** The same input for another account's object, which is not found. */
  other?: (world: World) => Record<string, unknown>;
  /** The status of the successful call, if a declared error is expected because the row has no valid token. */
  answers?: number;
  /** The call signs the caller out. */
  endsSession?: true;
}

/** A route with an input also has an example that is refused as invalid. */
export interface InputRow extends Row {
  bad: Record<string, unknown>;
}
export type Contract = typeof contract;
type InputOf<Procedure> =
  Procedure extends ContractProcedure<infer Input extends AnySchema, AnySchema, ErrorMap, Meta>
    ? InferSchemaInput<Input>
    : never;
/** A row for every route of these nouns: a missing one does not compile. */
export type RowsOf<Nouns extends keyof Contract> = (
  Nouns extends unknown ? (rows: NounRows<Nouns>) => void : never
) extends (rows: infer All) => void
  ? All
  : never;
type NounRows<Noun extends keyof Contract> = {
  [Verb in keyof Contract[Noun] as `${Noun}.${Verb & string}`]: unknown extends InputOf<Contract[Noun][Verb]>
    ? Row & { bad?: never }
    : InputRow;
};

/** An id that no row has. */
export const nobody = '00000000-0000-4000-8000-000000000000';

let count = 0;
/** Returns a number that was not used before. */
export const nextNumber = () => count++;

export const campaign = {
  title: 'Sales Closer',
  description: 'Close for us.',
  skills: ['Negotiation'],
  languages: ['Spanish'],
  location: null,
  workType: null,
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
};

export const call = {
  transcript: 'Ana: What does it cost?\nBen: I will send you the prices by 20 November.\nAna: Great, I love it.',
  callType: 'product_demo',
  callDate: '2026-11-18',
} as const;

/** The company that acts: admins are companies too. */
export const companyOf = (who: Who) => (who === 'admin' ? 'admin' : 'company');
