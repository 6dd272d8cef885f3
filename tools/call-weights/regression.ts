const EPOCHS = 10;
/** A prime, so that rows are visited in an order that mixes the calls. */
const STRIDE = 7919;
/** Newton's method rarely needs this many iterations. */
const TURNS = 20;

export interface Row {
  features: ArrayLike<number>;
  /** The value of each feature; 1 by default. */
  values?: ArrayLike<number>;
  isTrue: boolean;
  /** Sample weight; 1 by default. */
  weight?: number;
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

export function score(weights: ArrayLike<number>, { features, values }: Pick<Row, 'features' | 'values'>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += weights[features[at]!]! * (values ? values[at]! : 1);
  return sum;
}

/**
 * Logistic regression by dual coordinate descent (Yu, Huang & Lin 2011). Every weight has its own L2 regularization strength,
 * and a positive example counts `positive` times as much as a negative one.
 */
export function fitLogistic(rows: readonly Row[], pull: Float64Array, positive: number): Float64Array {
  const weights = new Float64Array(pull.length);
  const give = pull.map((strength) => 1 / strength);
  const alphas = new Float64Array(rows.length);
  const curvatures = Float64Array.from(rows, ({ features, values }) => {
    let sum = 0;
    for (let at = 0; at < features.length; at++) sum += give[features[at]!]! * (values ? values[at]! ** 2 : 1);
    return sum;
  });
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let step = 0; step < rows.length; step++) {
      const index = (step * STRIDE + epoch) % rows.length;
      const row = rows[index]!;
      const { features, values, isTrue, weight = 1 } = row;
      const sign = isTrue ? 1 : -1;
      const most = (isTrue ? positive : 1) * weight;
      const alpha = solve(sign * score(weights, row), alphas[index]!, curvatures[index]!, most);
      const change = sign * (alpha - alphas[index]!);
      alphas[index] = alpha;
      for (let at = 0; at < features.length; at++) {
        const feature = features[at]!;
        weights[feature]! += change * give[feature]! * (values ? values[at]! : 1);
      }
    }
  return weights;
}

/**
 * The dual variable between 0 and `most` at which the gradient of one row's subproblem is 0, by bracketed Newton iteration on
 * its log-odds.
 */
function solve(margin: number, alpha: number, curvature: number, most: number): number {
  let low = -margin - curvature * (most - alpha);
  let high = -margin + curvature * alpha;
  let odds = alpha > 0 ? Math.log(alpha / (most - alpha)) : -margin;
  for (let turn = 0; turn < TURNS; turn++) {
    if (!(odds >= low && odds <= high)) odds = (low + high) / 2;
    const part = sigmoid(odds);
    const slope = curvature * (most * part - alpha) + margin + odds;
    if (Math.abs(slope) < 1e-4) break;
    if (slope > 0) high = odds;
    else low = odds;
    odds -= slope / (1 + curvature * most * part * (1 - part));
  }
  return most * sigmoid(odds);
}

/** The same for dense inputs: each is standardized, so that one regularization strength suits them all. The first is the bias. */
export function fitDense(
  rows: readonly { inputs: Float64Array | number[]; isTrue: boolean }[],
  pull: number,
  positive = 1,
) {
  const count = rows[0]!.inputs.length;
  const spread = Float64Array.from({ length: count }, (_, at) => {
    const mean = rows.reduce((sum, { inputs }) => sum + inputs[at]!, 0) / rows.length;
    return at === 0 ? 1 : Math.sqrt(rows.reduce((sum, { inputs }) => sum + (inputs[at]! - mean) ** 2, 0) / rows.length);
  });
  const features = Int32Array.from({ length: count }, (_, at) => at);
  const scaled = rows.map(({ inputs, isTrue }) => ({
    features,
    values: Float64Array.from(inputs, (value, at) => (spread[at]! > 0 ? value / spread[at]! : 0)),
    isTrue,
  }));
  const weights = fitLogistic(scaled, new Float64Array(count).fill(pull), positive);
  return weights.map((weight, at) => (spread[at]! > 0 ? weight / spread[at]! : 0));
}

/** Initial count for each feature (smoothing), so that a rare feature carries little information. */
const SEEN = 0.3;

/**
 * Regularization strength of each feature: the more its frequency differs between positive and negative rows, the weaker. Half
 * of a feature's scale is constant, half is its log-count ratio (Wang & Manning 2012).
 */
export function pullsOf(rows: readonly Row[], size: number, strength: number): Float64Array {
  const others = new Float64Array(size).fill(SEEN);
  const own = new Float64Array(size).fill(SEEN);
  for (const { features, isTrue } of rows) {
    const seen = isTrue ? own : others;
    for (let at = 0; at < features.length; at++) seen[features[at]!]!++;
  }
  const [total, ownTotal] = [sumOf(others), sumOf(own)];
  const ratios = own.map((count, feature) => Math.abs(Math.log(count / ownTotal / (others[feature]! / total))));
  const mean = sumOf(ratios) / size;
  return ratios.map((ratio) => strength / (0.5 + (0.5 * ratio) / mean) ** 2);
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
