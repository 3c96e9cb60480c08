import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import '@tensorflow/tfjs-backend-wasm';
import { Tokenizer } from '@huggingface/tokenizers';
import * as tf from '@tensorflow/tfjs-core';
import { openTensors, type Tensors } from './safetensors.ts';
import type { Direction } from './vectors.ts';

/**
 * The sentence model: all-MiniLM-L6-v2 (Apache 2.0), which went on to learn the practice's own ways of asking and what
 * emergencies sound like (docs/decisions/0020). From the folder of this workspace.
 */
const folder = 'app/chat/meaning/model';

const size = 384;
const heads = 12;
const layers = 6;
const ofHead = size / heads;
const epsilon = 1e-12;
/** What is longer is cut: about a hundred words. */
const mostTokens = 128;

type Linear = { weights: tf.Tensor2D; bias: tf.Tensor1D };
type Norm = { gain: tf.Tensor1D; bias: tf.Tensor1D };
type Layer = {
  attention: Linear;
  out: Linear;
  normAfterAttention: Norm;
  wide: Linear;
  narrow: Linear;
  normAfterAll: Norm;
};

/** Turns an English text into what it means: a unit vector of 384 numbers. Some twenty milliseconds each. */
export async function loadSentenceModel(): Promise<(text: string) => Direction> {
  await tf.setBackend('wasm');
  const tensors = openTensors(resolve(folder, 'weights.safetensors'));
  const tokenizer = new Tokenizer(
    JSON.parse(readFileSync(resolve(folder, 'tokenizer.json'), 'utf8')) as object,
    {},
  );
  const first = normOf(tensors, 'norm');
  const all = Array.from({ length: layers }, (_, layer) => layerOf(tensors, `layers.${layer}`));
  const embed = embedding(tensors);
  return (text) => {
    const tokens = cut(tokenizer.encode(text).ids);
    return tf.tidy(() => {
      const start = normalize(tf.tensor2d(embed(tokens), [tokens.length, size]), first);
      const understood = all.reduce((so, layer) => tf.tidy(() => through(so, layer)), start);
      const middle = tf.mean(understood, 0);
      return Float32Array.from(tf.div(middle, tf.norm(middle)).dataSync());
    });
  };
}

/** The last token says that the text ends. */
const cut = (tokens: number[]): number[] =>
  tokens.length <= mostTokens ? tokens : [...tokens.slice(0, mostTokens - 1), ...tokens.slice(-1)];

/** Of tokens: what each of them means by itself, and where it stands. */
function embedding(tensors: Tensors): (tokens: number[]) => Float32Array {
  const [ofToken, ofPlace] = [tensors.rows('tokens.weight'), tensors.rows('places.weight')];
  return (tokens) => {
    const found = new Float32Array(tokens.length * size);
    for (const [place, token] of tokens.entries()) {
      found.set(ofToken(token), place * size);
      ofPlace(place).forEach((part, at) => {
        found[place * size + at] = (found[place * size + at] ?? 0) + part;
      });
    }
    return found;
  };
}

function layerOf(tensors: Tensors, name: string): Layer {
  return {
    attention: linearOf(tensors, `${name}.attention`),
    out: linearOf(tensors, `${name}.out`),
    normAfterAttention: normOf(tensors, `${name}.norm_after_attention`),
    wide: linearOf(tensors, `${name}.wide`),
    narrow: linearOf(tensors, `${name}.narrow`),
    normAfterAll: normOf(tensors, `${name}.norm_after_all`),
  };
}

/** A layer of BERT (Devlin and others, 2018). */
function through(x: tf.Tensor2D, layer: Layer): tf.Tensor2D {
  const tokens = x.shape[0];
  const parts = tf.reshape(apply(x, layer.attention), [tokens, 3, heads, ofHead]);
  const [asks = parts, keys = parts, values = parts] = tf.unstack(
    tf.transpose(parts, [1, 2, 0, 3]),
  );
  const looksAt = tf.softmax(tf.mul(tf.matMul(asks, keys, false, true), 1 / Math.sqrt(ofHead)));
  const seen = tf.transpose(tf.matMul(looksAt, values), [1, 0, 2]);
  const attended = apply(tf.reshape(seen, [tokens, size]), layer.out);
  const between = normalize(tf.add(x, attended), layer.normAfterAttention);
  const worked = apply(gelu(apply(between, layer.wide)), layer.narrow);
  return normalize(tf.add(between, worked), layer.normAfterAll);
}

const apply = (x: tf.Tensor2D, { weights, bias }: Linear): tf.Tensor2D =>
  tf.reshape<tf.Rank.R2>(tf.fused.matMul({ a: x, b: weights, bias }), [
    x.shape[0],
    weights.shape[1],
  ]);

function normalize(x: tf.Tensor2D, { gain, bias }: Norm): tf.Tensor2D {
  const beside = tf.sub(x, tf.mean(x, -1, true));
  const spread = tf.mean(tf.square(beside), -1, true);
  const even: tf.Tensor2D = tf.mul(beside, tf.rsqrt(tf.add(spread, epsilon)));
  return tf.add(tf.mul(even, gain), bias);
}

/** Gaussian error linear units in their approximation by the hyperbolic tangent (Hendrycks and Gimpel, 2016). */
function gelu(x: tf.Tensor2D): tf.Tensor2D {
  const bent = tf.mul(tf.add(tf.mul(tf.mul(x, x), 0.044715), 1), x);
  return tf.mul(tf.mul(x, tf.add(tf.tanh(tf.mul(bent, Math.sqrt(2 / Math.PI))), 1)), 0.5);
}

const linearOf = (tensors: Tensors, name: string): Linear => ({
  // The file has a row for each number that comes out.
  weights: tf.tidy(() =>
    tf.transpose(tf.tensor2d(tensors.whole(`${name}.weight`), tensors.shape(`${name}.weight`))),
  ),
  bias: tf.tensor1d(tensors.whole(`${name}.bias`)),
});

const normOf = (tensors: Tensors, name: string): Norm => ({
  gain: tf.tensor1d(tensors.whole(`${name}.weight`)),
  bias: tf.tensor1d(tensors.whole(`${name}.bias`)),
});
