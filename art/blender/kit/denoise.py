"""Python side of the two denoisers; builds them once and keeps the libraries out of the repository."""
import ctypes
import os
import subprocess
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
FLOATS = ctypes.POINTER(ctypes.c_float)


def library(name):
    """Compile kit/<name>.cpp when it is newer than its library, then load it."""
    # Threads that spin while they wait would steal the cores from everyone else.
    os.environ['OMP_WAIT_POLICY'] = 'passive'
    source = os.path.join(HERE, f'{name}.cpp')
    target = os.path.join(tempfile.gettempdir(), f'larkfield-{name}-{os.getuid()}.so')
    if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
        flags = ['-O3', '-march=native', '-ffast-math', '-std=c++17', '-fopenmp', '-shared', '-fPIC']
        subprocess.run(['g++', *flags, source, '-o', target + '.new'], check=True)
        os.replace(target + '.new', target)
    return ctypes.CDLL(target)


def pointer(array):
    return array.ctypes.data_as(FLOATS)


def compress(linear):
    """Bright pixels must not decide the distances."""
    return np.log1p(np.clip(linear, 0, 20) * 4)


def expand(compressed):
    return np.expm1(compressed) / 4


def features(half):
    """Albedo, normal and depth of one half, scaled to be compared with one another."""
    far = np.percentile(half['depth'][..., 0], 99) + 1e-6
    depth = np.clip(half['depth'][..., :1] / far, 0, 2)
    return np.concatenate([half['albedo'][..., :3], half['normal'][..., :3] * 0.5, depth], 2).astype(np.float32)


def smooth(plane, radius=3):
    """Box blur of an H x W plane."""
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(plane, pad, mode='edge'), axis=axis)
        size = 2 * radius + 1
        low, high = (slice(0, -size), slice(size, None))
        plane = (total[high] - total[low] if axis == 0 else total[:, high] - total[:, low]) / size
    return plane.astype(np.float32)


def quick(halves, levels=5, sigma=2.2):
    """Wavelet denoiser: seconds for a picture, enough for even light."""
    a, b = (half['image'] for half in halves)
    height, width, channels = a.shape
    guide = np.ascontiguousarray((features(halves[0]) + features(halves[1])) / 2)
    albedo = guide[..., :3]
    base = np.where(albedo.sum(2, keepdims=True) > 0.06, np.maximum(albedo, 0.02), 1.0)
    light = np.zeros((height, width, 4), np.float32)
    parts = [compress(np.clip(x[..., :3], 0, 12) / base) for x in (a, b)]
    light[..., :3] = (parts[0] + parts[1]) / 2
    noise = np.abs(parts[0] - parts[1]).mean(2) / 2
    if channels == 4:
        light[..., 3] = (a[..., 3] + b[..., 3]) / 2
        noise = np.maximum(noise, np.abs(a[..., 3] - b[..., 3]) / 2)
    var = np.ascontiguousarray(smooth(noise * noise))
    library('atrous').atrous(pointer(light), pointer(var), pointer(guide), width, height, levels, ctypes.c_float(sigma))
    picture = (a + b) / 2
    picture[..., :3] = expand(light[..., :3]) * base
    if channels == 4:
        picture[..., 3] = light[..., 3]
    return picture


def thorough(halves, radius=8, patch=3, strength=0.5, feature_radius=2):
    """First-order regression: minutes for a picture, best for blur, leaves and glass."""
    height, width, channels = halves[0]['image'].shape
    colours = [np.ascontiguousarray(compress(half['image']), np.float32) for half in halves]
    guides = [np.ascontiguousarray(features(half)) for half in halves]
    out = np.empty((height, width, channels), np.float32)
    library('nfor').nfor(
        pointer(colours[0]), pointer(colours[1]), channels,
        pointer(guides[0]), pointer(guides[1]), 7,
        pointer(out), width, height, radius, patch, ctypes.c_float(strength), feature_radius,
    )
    return expand(out)


DENOISERS = {'quick': quick, 'thorough': thorough}
